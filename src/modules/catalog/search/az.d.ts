/** The part of `az` that the shop uses: lemmas of Russian words. */
declare module 'az' {
  interface Parse {
    /** 'Dictionary' for a word in the dictionary; otherwise the lemma is a guess. */
    readonly parser: string;
    readonly score: number;
    normalize(): { word: string };
  }
  interface Morph {
    (word: string, config: { typos: number }): Parse[];
    init(path: string, callback: (error: Error | null) => void): void;
  }
  /** Reads a file of the dictionary: JSON as its value, anything else as bytes. The analyser reads all of its files by it. */
  type Load = (
    path: string,
    type: 'json' | 'arraybuffer',
    done: (error: Error | null, data?: unknown) => void,
  ) => void;
  const az: { Morph: Morph; load: Load };
  export default az;
}

declare module 'convert-layout/ru.js' {
  const ru: { fromEn(text: string): string; toEn(text: string): string };
  export default ru;
}

declare module 'damerau-levenshtein' {
  export default function distance(a: string, b: string): { steps: number };
}
