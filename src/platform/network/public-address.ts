import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a connection to this IP address is allowed. */
export type MayConnect = (address: string) => boolean;

/** An address that is not globally routable: loopback, private or reserved. */
export class PrivateAddressError extends Error {}

/** All of IPv6 that IANA has given to the Internet. What lies outside, as `::127.0.0.1`, leads nowhere or inward. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is globally routable. Protects against SSRF: feeds name the addresses that the shop fetches. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || read.match(GLOBAL_IPV6));
}

/** Resolves a host for one connection and checks the very addresses that are connected to (no DNS rebinding). */
export const guardedLookup =
  (mayConnect: MayConnect): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(error ?? new Error(`No address of ${hostname}`), '', 0);
      else if (!addresses.every(({ address }) => mayConnect(address))) {
        callback(new PrivateAddressError(hostname), '', 0);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** Throws {@link PrivateAddressError} for a host that is an IP address: Node does not call `lookup` for it. */
export function checkHost({ hostname }: URL, mayConnect: MayConnect): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !mayConnect(address)) throw new PrivateAddressError(hostname);
}
