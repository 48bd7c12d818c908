import { addMs, type EpochMs } from '#shared/domain/time.ts';
import type { Random } from './random.ts';

/** A random time from `from` to `to`, inclusive. */
export const timeBetween = (random: Random, from: EpochMs, to: EpochMs): EpochMs =>
  addMs(from, random.int(0, to - from));

/** A random time in the first nine tenths of the span from `from` to `now`. */
export const timeAfter = (random: Random, from: EpochMs, now: EpochMs): EpochMs =>
  timeBetween(random, from, addMs(from, Math.floor((now - from) * 0.9)));
