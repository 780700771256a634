import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { importMessages } from '#messages/import.ts';
import type { Refusal } from './feed-item.ts';

const SHOWN = 20;

/** Collects refusals: the first few for the screen, and all of them in a file if there are more. */
export class Refusals {
  count = 0;
  readonly first: Refusal[] = [];
  private readonly path: string;
  private stream: WriteStream | undefined;

  constructor(path: string) {
    this.path = path;
  }

  readonly add = (refusal: Refusal): void => {
    this.count += 1;
    if (this.first.length < SHOWN) {
      this.first.push(refusal);
      return;
    }
    if (!this.stream) {
      mkdirSync(dirname(this.path), { recursive: true });
      this.stream = createWriteStream(this.path);
      for (const earlier of this.first) this.write(earlier);
    }
    this.write(refusal);
  };

  /** Closes the file and returns its path, or null if there is no file. */
  async close(): Promise<string | null> {
    if (!this.stream) return null;
    this.stream.end();
    await finished(this.stream);
    return this.path;
  }

  private write({ line, offer, reason }: Refusal): void {
    this.stream?.write(`${importMessages.refusal(line, offer, reason)}\n`);
  }
}
