import { isAdvertising } from './advertising.ts';
import { decodePiece } from './decode-piece.ts';

/** Only for parsing: a path has no host. */
const BASE = 'http://shop.invalid';

/** What counts when an address is looked up. */
export interface Way {
  /** As people read and write it: decoded, without its last slash and marks of advertising. */
  readonly address: string;
  /** The same with its parameters in order: what distinguishes two rules. */
  readonly form: string;
  /** The form without case: what rules are found by. */
  readonly sought: string;
}

/** An address as redirects know it: with its query, and the path alone. */
export interface LookedUp {
  readonly url: URL;
  readonly whole: Way;
  /** In the order of looking them up: the whole address, then its path. */
  readonly ways: readonly Way[];
}

/** Reads a path, or an address of any site, of which the path counts. Undefined for what is none. */
export function lookedUp(address: string): LookedUp | undefined {
  const isAddress = address.startsWith('/') || /^https?:\/\//i.test(address);
  if (!isAddress || !URL.canParse(address, BASE)) return undefined;
  const url = new URL(address, BASE);
  const path = readPath(url.pathname);
  const parameters = readParameters(url.search.slice(1));
  const alone = wayOf(path, []);
  const whole = parameters.length > 0 ? wayOf(path, parameters) : alone;
  // PostgreSQL has no such character.
  if (whole.address.includes('\0')) return undefined;
  return { url, whole, ways: whole === alone ? [alone] : [whole, alone] };
}

const readPath = (path: string): string =>
  path
    .split('/')
    .map((piece) => escaped(decodePiece(piece), /[%?#/\s]/g))
    .join('/')
    .replace(/\/+$/, '') || '/';

/** `a=1`, decoded; «a» and «a=» are one. */
const readParameters = (query: string): string[] =>
  query
    .split('&')
    .map((one) => {
      const [name = '', ...rest] = one.replaceAll('+', '%20').split('=');
      return [decodePiece(name), decodePiece(rest.join('='))] as const;
    })
    .filter(([name, value]) => (name || value) && !isAdvertising(name))
    .map(([name, value]) => {
      const [left, right] = [name, value].map((text) => escaped(text, /[%&=+#\s]/g));
      return right ? `${left}=${right}` : `${left}`;
    });

const escaped = (text: string, signs: RegExp): string => text.replace(signs, encodeURIComponent);

function wayOf(path: string, parameters: readonly string[]): Way {
  const join = (list: readonly string[]) => (list.length > 0 ? `${path}?${list.join('&')}` : path);
  const plain = parameters.map((one) => one.toLowerCase());
  return {
    address: join(parameters),
    form: join(parameters.toSorted()),
    // Sorted once more: without case the order may be another.
    sought: join(plain.toSorted()).toLowerCase(),
  };
}
