/** How many there are, and the first of them. */
export interface Sample {
  readonly count: number;
  readonly examples: readonly string[];
}

const SHOWN = 30;

/** Counts what is told of the rows of a file, and keeps the first of it. */
export class Sampler implements Sample {
  count = 0;
  readonly examples: string[] = [];

  add(example: string): void {
    this.count += 1;
    if (this.examples.length < SHOWN) this.examples.push(example);
  }
}
