import type { Random } from '../../../generated-shop.ts';
import { pick, whole } from './goods.ts';

/** Bytes as a bad disk, a broken transfer or a hostile hand leaves them. */
export function damaged(bytes: Uint8Array, random: Random): Uint8Array {
  let changed = bytes;
  for (let time = whole(1, 4, random); time > 0; time -= 1) {
    changed = pick(damages, random)(changed, random);
  }
  return changed;
}

const part = (bytes: Uint8Array, random: Random): [from: number, to: number] => {
  const from = whole(0, bytes.length, random);
  return [from, Math.min(bytes.length, from + whole(1, 200, random))];
};

const hostile = [
  '\0',
  '"',
  '<',
  '&',
  ']]>',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
  '\ufeff',
  ';;;;',
  '1e999',
  '-',
  '\n\n',
];

const damages: readonly ((bytes: Uint8Array, random: Random) => Uint8Array)[] = [
  (bytes, random) => bytes.slice(0, whole(0, bytes.length, random)),
  (bytes, random) => {
    const changed = bytes.slice();
    for (let time = whole(1, 20, random); time > 0 && changed.length > 0; time -= 1) {
      changed[whole(0, changed.length - 1, random)] = whole(0, 255, random);
    }
    return changed;
  },
  (bytes, random) => {
    const [from, to] = part(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const [from, to] = part(bytes, random);
    const copies = Array.from({ length: whole(1, 30, random) }, () => bytes.subarray(from, to));
    return Buffer.concat([bytes.subarray(0, to), ...copies, bytes.subarray(to)]);
  },
  (bytes, random) => {
    const at = whole(0, bytes.length, random);
    const text = pick(hostile, random).repeat(pick([1, 1, 1, 5000], random));
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(at)]);
  },
];
