/** What of `subset-font` is used here: it brings no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    readonly variationAxes: {
      readonly wght: number | { readonly min: number; readonly max: number };
    };
    readonly keepFeatures: readonly string[];
  }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
