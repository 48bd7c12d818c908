import type { Random } from './random.ts';

export const minuteMs = 60 * 1000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A time from `from` to `to`. */
export const timeBetween = (random: Random, from: number, to: number): number => from + random.int(0, to - from);

/** A time of the stretch that begins with `from` and ends some time before `now`. */
export const timeAfter = (random: Random, from: number, now: number): number =>
  timeBetween(random, from, from + Math.floor((now - from) * 0.9));
