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
  const az: { Morph: Morph };
  export default az;
}

declare module 'convert-layout/ru.js' {
  const ru: { fromEn(text: string): string; toEn(text: string): string };
  export default ru;
}

declare module 'damerau-levenshtein' {
  export default function distance(a: string, b: string): { steps: number };
}
