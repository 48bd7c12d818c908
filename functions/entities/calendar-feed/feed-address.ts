import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#functions/platform/keyed-hash.ts';

/** The person whose calendar it is. */
export interface FeedOwner {
  kind: 'candidate' | 'recruiter';
  id: number;
}

const nameOf = ({ kind, id }: FeedOwner, address: number) => `${kind === 'candidate' ? 'c' : 'r'}${id}-${address}`;

/**
 * The file at the secret address of a person's calendar. It ends with a keyed hash of 256 bits, so that nothing is stored by which the
 * address could be made, and a made-up one is refused without a read.
 */
export const feedFileOf = (owner: FeedOwner, address: number): string => {
  const name = nameOf(owner, address);
  return `${name}-${keyedHash(`calendar ${name}`)}.ics`;
};

/** Whose calendar a file is, and by which of their addresses; undefined of a made-up one. */
export function ownerOfFile(file: string): (FeedOwner & { address: number }) | undefined {
  const [, letter, id, address] = /^([cr])([1-9][0-9]*)-([1-9][0-9]*)-/.exec(file) ?? [];
  if (!letter) return undefined;
  const owner: FeedOwner = { kind: letter === 'c' ? 'candidate' : 'recruiter', id: Number(id) };
  const [given, expected] = [Buffer.from(file), Buffer.from(feedFileOf(owner, Number(address)))];
  const isGiven = given.length === expected.length && timingSafeEqual(given, expected);
  return isGiven ? { ...owner, address: Number(address) } : undefined;
}
