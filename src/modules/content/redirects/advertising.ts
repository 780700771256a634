import { encodedAddress } from '#contracts/own-links.ts';

/** What advertising adds to an address: it says where a visitor came from, and nothing of the page. */
const ADVERTISING = /^(?:utm_.+|yclid|ysclid|gclid|fbclid|_openstat)$/i;

export const isAdvertising = (parameter: string): boolean => ADVERTISING.test(parameter);

/**
 * The target, encoded as a header has it, with the parameters of advertising of the address that led there, so that
 * counters see them. Those that the target has stay its own.
 */
export function withAdvertising(target: string, address: URL): string {
  const to = new URL(encodedAddress(target), address);
  const own = new Set([...to.searchParams.keys()].map((name) => name.toLowerCase()));
  const carried = address.search
    .slice(1)
    .split('&')
    .filter((one) => {
      const name = one.split('=', 1)[0] ?? '';
      return isAdvertising(name) && !own.has(name.toLowerCase());
    });
  const search = [to.search.slice(1), ...carried].filter(Boolean).join('&');
  return to.pathname + (search && `?${search}`) + to.hash;
}
