import { type Random, seededRandom } from '../../../generated-shop.ts';
import { damaged } from './damage.ts';
import { pick, things, type WrittenThing } from './goods.ts';
import { styleOf, writeThing } from './numbers.ts';
import { tableOf } from './table.ts';
import { csvOf, ymlOf } from './write-text.ts';
import { xlsxOf } from './write-xlsx.ts';

/** A file of the fuzzer, the same for the same seed and number. */
export interface MadeFile {
  readonly kind: 'csv' | 'yml' | 'xlsx';
  readonly bytes: Uint8Array;
  readonly things: readonly WrittenThing[];
  /** Its bytes are broken: anything may be refused, nothing may fail. */
  readonly isDamaged: boolean;
}

export function makeFile(seed: number, index: number): MadeFile {
  const random = seededRandom(Math.imul(seed, 1_000_003) + index);
  const style = styleOf(random);
  const written = things(random).map((thing) => writeThing(thing, style, random));
  const kind = pick(['csv', 'yml', 'xlsx'] as const, random);
  const bytes = bytesOf(kind, written, random);
  const isDamaged = random() < 0.25;
  return { kind, things: written, isDamaged, bytes: isDamaged ? damaged(bytes, random) : bytes };
}

function bytesOf(kind: MadeFile['kind'], written: readonly WrittenThing[], random: Random) {
  if (kind === 'yml') return ymlOf(written, random);
  const table = tableOf(written, random);
  return kind === 'csv' ? csvOf(table, random) : xlsxOf(table, random);
}
