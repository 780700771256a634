import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Prefixes of IPv6 that one subscriber gets: a home has a /64 at least, a customer of a provider often a /56 or a /48. */
const PREFIXES = [64, 48];

/**
 * The networks of an address, the narrowest first. One IPv6 subscriber has 2^64 addresses and more, so only networks can
 * be counted. An IPv4 address is a network of its own, also where IPv6 maps it.
 */
export function networksOf(ip: string): [narrowest: string, ...wider: string[]] {
  if (!ipaddr.isValid(ip)) return [ip];
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return [address.toString()];
  const [narrow = '', ...wider] = PREFIXES.map(
    (bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`,
  );
  return [narrow, ...wider];
}

/** A digest of the widest network of an address: all addresses of one IPv6 subscriber are one network. */
export const networkDigest = (ip: string): Buffer =>
  createHash('sha256')
    .update(networksOf(ip).at(-1) ?? ip)
    .digest();
