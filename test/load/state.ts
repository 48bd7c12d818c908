import { randomInt } from 'node:crypto';
import type { World } from './people.ts';

/** A code that was mailed and is not entered yet. */
interface OpenCode {
  email: string;
  otp: string;
}

/** What earlier responses left for later requests. */
export interface State {
  /** Codes by the call that enters them. */
  codes: Record<string, OpenCode[]>;
  /** Addresses of sign-ups that have no code yet. */
  signUps: string[];
  /** Applications that can be withdrawn. */
  applied: { id: string; token: string }[];
  /** The next pair of a candidate and a job, so that everybody applies to a job once. */
  nextPair: number;
  nextAddress: number;
}

export const newState = (): State => ({ codes: {}, signUps: [], applied: [], nextPair: 0, nextAddress: 0 });

/**
 * An item of a list that is not empty; the first ones often, as popular jobs are: with a probability in proportion to the
 * inverse of the place.
 */
export function popular<T>(list: readonly T[]): T {
  const place = Math.floor(list.length ** Math.random()) - 1;
  return at(list, Math.max(0, place));
}

/** An item of a list that is not empty, each with the same probability. */
export const any = <T>(list: readonly T[]): T => at(list, randomInt(list.length));

/** An item of a list that is not empty; after the last comes the first. */
export function at<T>(list: readonly T[], place: number): T {
  const item = list[place % list.length];
  if (item === undefined) throw new Error('The load test needs the demo data: a list is empty.');
  return item;
}

/** Another candidate and job with each call: each candidate goes through the jobs, from another first one. */
export function nextPair({ candidates, jobs }: World, state: State) {
  const place = state.nextPair % candidates.length;
  const round = Math.floor(state.nextPair / candidates.length);
  state.nextPair += 1;
  return { candidate: at(candidates, place), job: at(jobs, place * 5 + round) };
}
