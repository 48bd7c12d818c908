import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['93.184.216.34', '172.15.255.255', '172.32.0.1', '223.255.255.255', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['this network', '0.0.0.0'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a network behind a provider', '100.64.0.1'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.8.8.8'],
  ["AWS's metadata", '169.254.169.254'],
  ["a task's credentials", '169.254.170.2'],
  ['benchmarks', '198.19.255.255'],
  ['many computers', '224.0.0.1'],
  ['all computers', '255.255.255.255'],
  ['loopback of IPv6', '::1'],
  ['no address of IPv6', '::'],
  ['link-local of IPv6', 'fe80::1'],
  ['a private network of IPv6', 'fd12:3456::1'],
  ["AWS's metadata over IPv6", 'fd00:ec2::254'],
  ['a mapped address', '::ffff:10.0.0.1'],
  ['a mapped address in hexadecimal', '::ffff:a9fe:a9fe'],
  ['a translated address', '64:ff9b::a00:1'],
  ['a tunnel that contains an address', '2002:a00:1::1'],
  ['a tunnel of Teredo', '2001::1'],
  ['documents', '2001:db8::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s is refused: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
