import { importMessages } from '#messages/imports/import.ts';
import { LongList } from '#platform/files/long-list.ts';
import type { Refusal } from '../feed-item.ts';

/** Collects refusals: the first twenty for the screen, or as many as are wanted. */
export class Refusals extends LongList<Refusal> {
  constructor(path: string, shown = 20) {
    super({
      path,
      shown,
      line: importMessages.refusal,
    });
  }
}
