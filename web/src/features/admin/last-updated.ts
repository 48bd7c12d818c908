export type Age = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How old something is, in whole steps; under a minute, or in the future, is `now`. Both in epoch milliseconds. */
export const ageOf = (since: number, now: number): Age => {
  const age = now - since;
  if (age < minute) return { unit: 'now' };
  if (age < hour) return { unit: 'minutes', count: Math.floor(age / minute) };
  if (age < day) return { unit: 'hours', count: Math.floor(age / hour) };
  return { unit: 'days', count: Math.floor(age / day) };
};
