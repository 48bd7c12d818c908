import { BlockList, isIPv4 } from 'node:net';

/** Networks of IPv4 that lead into our own, to the metadata of AWS, to no single computer, or nowhere (RFC 6890). */
const reserved = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = network.split('/');
  reserved.addSubnet(address, Number(bits));
}

/** Global addresses of IPv6, and those among them that contain one of IPv4 or are for documents. All others are our own or mapped. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const reserved6 = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  reserved6.addSubnet(address, bits, 'ipv6');
}

/** Whether an IP address is of the public internet: not private, loopback, link-local, of metadata, or any other special one. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !reserved.check(address) : global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
