import type { OwnId, Relation } from '#shared/contracts/define.ts';
import { type Shape, unaccepted, unreadFields } from './compare-shapes.ts';

/** A call as clients of a release know it. */
export interface ReleasedCall {
  /** `GET /jobs/{id}`. */
  call: string;
  /** Who may make it: `Access` of the contract. */
  access: string | Readonly<Record<string, Relation>>;
  /** Further conditions on the caller: places of own ids, the required verification. */
  conditions: readonly (OwnId | `verified for ${string}`)[];
  /** Media types of the body; empty without one. */
  accepts: readonly string[];
  maxBodyBytes?: number;
  /** An object with `path`, `query`, `header` and `body`, as far as the call has them. */
  request: Shape;
  status: number;
  /** Headers of a success that pages read. */
  headers: readonly string[];
  /** Absent: no body. */
  answer?: Shape;
}

/** Callers who may no longer make a call. */
function lostAccess({ access: before }: ReleasedCall, { access: today }: ReleasedCall): string[] {
  if (today === 'public' || before === today) return [];
  if (typeof today === 'string' || before === 'public') return [`access: is ${nameOf(today)}, was ${nameOf(before)}`];
  const callers = typeof before === 'string' ? {} : before;
  return Object.entries(callers).flatMap(([type, relation]) => {
    const present = today[type];
    if (present === 'any' || present === relation) return [];
    return [`access: ${type} needs to be ${present ?? 'another user type'}, was ${relation}`];
  });
}

const nameOf = (access: ReleasedCall['access']) =>
  typeof access === 'string' ? access : Object.keys(access).join(', ');

const missing = (before: readonly string[], today: readonly string[]) => before.filter((each) => !today.includes(each));

/** What pages of the release would notice of one call. */
function breaksOf(before: ReleasedCall, today: ReleasedCall): string[] {
  const answer = before.answer;
  return [
    ...lostAccess(before, today),
    ...missing(today.conditions, before.conditions).map((condition) => `access: also requires ${condition}`),
    ...missing(before.accepts, today.accepts).map((type) => `body: ${type} is refused`),
    ...((today.maxBodyBytes ?? Infinity) < (before.maxBodyBytes ?? Infinity)
      ? [`body: maxBodyBytes ${before.maxBodyBytes ?? 'none'} is ${today.maxBodyBytes}`]
      : []),
    ...unaccepted(before.request, today.request, 'request'),
    ...unreadFields(before.request, today.request, 'request'),
    ...(before.status === today.status ? [] : [`status: is ${today.status}, was ${before.status}`]),
    ...missing(before.headers, today.headers).map((header) => `answer: has no header ${header}`),
    ...(answer && !today.answer ? ['answer: has no body'] : []),
    // The pages read answers by the release's schema.
    ...(answer && today.answer ? unaccepted(today.answer, answer, 'answer') : []),
  ];
}

/**
 * What pages of a release would notice of today's functions, a line for each: calls that are gone or refuse what they accepted, and
 * answers that the pages would refuse. Empty: every page of the release works with today's functions.
 */
export function breaksBetween(released: readonly ReleasedCall[], today: readonly ReleasedCall[]): string[] {
  const present = new Map(today.map((each) => [each.call, each]));
  return released.flatMap((before) => {
    const after = present.get(before.call);
    return (after ? breaksOf(before, after) : ['is gone']).map((line) => `${before.call} ${line}`);
  });
}
