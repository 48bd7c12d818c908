import ipaddr from 'ipaddr.js';

/**
 * The network that a client's address counts for. The owner of one IPv6 address owns the 2^64 addresses of its network:
 * those count as one. An IPv4 address that is written as IPv6 (RFC 4291, section 2.5.5.2) counts as an IPv4 address.
 */
export function networkOf(address: string): string {
  // The library reads the deprecated form `::192.0.2.7` as a mapped address, which it is not (section 2.5.5.1).
  const written = address.replace(/^::(?=\d+\.)/, '0::');
  if (!ipaddr.isValid(written)) return address;
  const parsed = ipaddr.process(written);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
