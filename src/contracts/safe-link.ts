const BASE = 'https://own.invalid';

/** A link of an owner's text: `https:`, `mailto:`, `tel:` or a path of this site, which begins with one slash. */
export function isSafeLink(address: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(address)) return false;
  if (address.startsWith('mailto:')) return /^mailto:[^@?]+@[^@?]+(?:\?.*)?$/.test(address);
  if (address.startsWith('tel:')) return /^tel:\+?[\d()-]+$/.test(address);
  if (address.startsWith('/')) return isOwnPath(address);
  return isPublicAddress(address);
}

/** A browser normalises `/.//host` to `//host`, which is the address of another site. */
function isOwnPath(address: string): boolean {
  if (!URL.canParse(address, BASE)) return false;
  const { origin, pathname } = new URL(address, BASE);
  return origin === BASE && !pathname.startsWith('//');
}

/** A name and password before the host make another site look like a known one. */
function isPublicAddress(address: string): boolean {
  if (!/^https:\/\/[^/]/.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
