import { expect, it } from 'vitest';
import { networksOf } from './networks.ts';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:db8:1:2:ffff::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['::1', ['::/64', '::/48']],
  ['unknown', ['unknown']],
])('the networks of %s', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
});
