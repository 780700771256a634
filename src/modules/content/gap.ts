import type { GapName } from '#contracts/admin/work/readiness.ts';
import type { Gap, GapFacts } from '#messages/commands/check-shop.ts';

/** Something that the shop lacks, with what a sentence about it needs. */
export const gap = <Name extends GapName>(name: Name, ...facts: GapFacts[Name]): Gap =>
  ({ name, facts }) as Gap;
