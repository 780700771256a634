import { FILE_ADDRESS } from '#contracts/admin/goods/picture-limits.ts';
import { lastPart } from './file-name.ts';

/** A picture that a feed names. */
interface NamedPicture {
  readonly address: string;
  /** The parts of its path, percent-decoded, in lower case. */
  readonly parts: readonly string[];
}

/** So many addresses of one file are enough to know that it may be any. */
const MOST = 50;

const keyOf = (name: string): string => name.normalize('NFC').toLowerCase();

/** Collects the addresses that end in a name of one of the files, and finds them by the file. */
export class NamedFiles {
  private readonly byName = new Map<string, NamedPicture[]>();
  /** By the last folder and the name. */
  private readonly byTail = new Map<string, NamedPicture[]>();

  constructor(paths: Iterable<string>) {
    for (const path of paths) this.byName.set(keyOf(lastPart(path)), []);
  }

  add(address: string): void {
    const parts = partsOf(address);
    const named = this.byName.get(parts.at(-1) ?? '');
    if (!named) return;
    const picture = { address, parts };
    named.push(picture);
    const tail = tailOf(parts);
    this.byTail.set(tail, [...(this.byTail.get(tail) ?? []), picture]);
  }

  /**
   * The addresses that a file may be, the first of them: those that agree with the most folders of its path. At least `folders` of them
   * must agree: a name such as «1.jpg» alone tells nothing.
   */
  find(path: string, folders: number): string[] {
    const own = path.split('/').map(keyOf);
    const named = folders > 0 ? [] : (this.byName.get(own.at(-1) ?? '') ?? []);
    const found = own.length > 1 ? (this.byTail.get(tailOf(own)) ?? named) : named;
    const agreeing = found.map(({ parts }) => agreement(own, parts));
    const most = agreeing.reduce((a, b) => Math.max(a, b), folders + 1);
    return found
      .filter((_, index) => agreeing[index] === most)
      .slice(0, MOST)
      .map(({ address }) => address);
  }
}

const tailOf = (parts: readonly string[]): string => parts.slice(-2).join('/');

/** The number of last parts that two paths have in common. */
function agreement(a: readonly string[], b: readonly string[]): number {
  let common = 0;
  while (common < a.length && common < b.length && a.at(-1 - common) === b.at(-1 - common))
    common += 1;
  return common;
}

/** The last part of an address, in lower case. */
export const addressName = (address: string): string => partsOf(address).at(-1) ?? '';

/** The path of an address on the Internet, or of `file:NAME`. */
function partsOf(address: string): string[] {
  const path = address.startsWith(FILE_ADDRESS)
    ? address.slice(FILE_ADDRESS.length)
    : decoded(URL.parse(address)?.pathname ?? '');
  return path.split('/').map(keyOf);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
