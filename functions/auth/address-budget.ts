import { isIPv6 } from 'node:net';
import { HttpError } from '#functions/runtime/http-error.ts';
import { spendLookup } from './address-budget-store.ts';

/**
 * Refuses a client network that has used its look-ups of this hour up. An answer that tells whether an address is
 * registered costs 1; one that only has to wait its turn costs 0, so that a network over its budget is told nothing.
 * @throws HttpError 429 until the hour is over
 */
export async function requireLookupBudget(clientAddress: string, cost: 0 | 1, now: number): Promise<void> {
  const wait = await spendLookup(networkOf(clientAddress), cost, now);
  if (wait > 0) throw new HttpError('TOO_MANY_REQUESTS', { retryAfterSeconds: wait });
}

/** Who owns one IPv6 address owns the 2^64 of its network: those count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
