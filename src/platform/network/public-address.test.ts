import { describe, expect, it } from 'vitest';
import {
  checkHost,
  guardedLookup,
  isPublicAddress,
  PrivateAddressError,
} from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '77.88.55.242', '2a02:6b8::2:242', '::ffff:8.8.8.8'])(
    'allows %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '64:ff9b:0:1::1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '::7f00:1',
    '::ffff:0:7f00:1',
    'fec0::1',
    '4000::1',
    '::ffff:127.1',
    'localhost',
    '',
    '1',
    'fe80::1%eth0',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1./',
  'http://１２７。０。０。１/',
  'https://8.8.8.8@127.0.0.1/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[2002:a00:1::]/',
])('a host that is the address %s is refused before the connection', (address) => {
  expect(() => checkHost(new URL(address), isPublicAddress)).toThrow(PrivateAddressError);
});

it.each([true, false])(
  'a name that resolves to a private address is refused (all: %s)',
  async (all) => {
    const error = await new Promise((resolve) =>
      guardedLookup(isPublicAddress)('localhost', { all }, resolve),
    );
    expect(error).toBeInstanceOf(PrivateAddressError);
  },
);

it('a name with allowed addresses is resolved as usual', async () => {
  const found = await new Promise((resolve) =>
    guardedLookup(() => true)('localhost', {}, (error, address, family) =>
      resolve([error, typeof address, family]),
    ),
  );
  expect(found).toEqual([null, 'string', expect.toSatisfy((family) => [4, 6].includes(family))]);
});
