import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Says whether a connection to this IP address may be made. */
export type MayConnect = (address: string) => boolean;

/** An address of this machine, of its network, or of another that the world does not share. */
export class PrivateAddressError extends Error {}

/** Whether an IP address is one of the open Internet: a server that fetches what strangers name must not reach its own network. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** Resolves a name for one connection and refuses it if any of its addresses may not be reached: what is checked is what is connected to. */
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

/** Throws {@link PrivateAddressError} for a host that is an IP address itself, which no lookup ever sees. */
export function checkHost({ hostname }: URL, mayConnect: MayConnect): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && !mayConnect(address)) throw new PrivateAddressError(hostname);
}
