import { importMessages } from '#messages/import.ts';
import type { Refusal } from './feed-item.ts';
import { LongList } from './long-list.ts';

/** Collects refusals: the first twenty for the screen. */
export class Refusals extends LongList<Refusal> {
  constructor(path: string) {
    super({
      path,
      shown: 20,
      line: ({ line, offer, reason }) => importMessages.refusal(line, offer, reason),
    });
  }
}
