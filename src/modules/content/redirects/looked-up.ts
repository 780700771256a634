/** Only for parsing: a path has no host. */
const BASE = 'http://shop.invalid';

/** An address as redirects know it: the path without its last slash, as people write it, with its query, or without. */
export interface LookedUp {
  readonly path: string;
  readonly whole: string;
}

/** Reads a path, or an address of any site, of which the path counts. Undefined for what is none. */
export function lookedUp(address: string): LookedUp | undefined {
  const isAddress = address.startsWith('/') || /^https?:\/\//i.test(address);
  if (!isAddress || !URL.canParse(address, BASE)) return undefined;
  const { pathname, search } = new URL(address, BASE);
  const path = readable(pathname).replace(/\/+$/, '') || '/';
  const whole = path + readable(search);
  // PostgreSQL has no such character.
  return whole.includes('\0') ? undefined : { path, whole };
}

/** Decodes «%D0%B4» to «д». A text with a broken encoding is returned unchanged. */
function readable(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
