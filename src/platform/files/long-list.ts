import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

interface Options<Item> {
  /** The file for a list that is too long for the screen. */
  readonly path: string;
  /** The number of items for the screen. */
  readonly shown: number;
  /** The line of an item in the file. */
  readonly line: (item: Item) => string;
}

/** Part of a report: the first few items for the screen, and all of them in a file if there are more. */
export class LongList<Item> {
  count = 0;
  readonly first: Item[] = [];
  private readonly options: Options<Item>;
  private stream: WriteStream | undefined;

  constructor(options: Options<Item>) {
    this.options = options;
  }

  readonly add = (item: Item): void => {
    this.count += 1;
    if (this.first.length < this.options.shown) {
      this.first.push(item);
      return;
    }
    if (!this.stream) {
      mkdirSync(dirname(this.options.path), { recursive: true });
      this.stream = createWriteStream(this.options.path);
      for (const earlier of this.first) this.write(earlier);
    }
    this.write(item);
  };

  /** Closes the file and returns its path, or null if there is no file. */
  async close(): Promise<string | null> {
    if (!this.stream) return null;
    this.stream.end();
    await finished(this.stream);
    return this.options.path;
  }

  private write(item: Item): void {
    this.stream?.write(`${this.options.line(item)}\n`);
  }
}
