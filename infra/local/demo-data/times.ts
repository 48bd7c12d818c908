import { addMs, type EpochMs } from '#shared/domain/time.ts';
import type { Random } from './random.ts';

/** A time from `from` to `to`. */
export const timeBetween = (random: Random, from: EpochMs, to: EpochMs): EpochMs =>
  addMs(from, random.int(0, to - from));

/** A time of the stretch that begins with `from` and ends some time before `now`. */
export const timeAfter = (random: Random, from: EpochMs, now: EpochMs): EpochMs =>
  timeBetween(random, from, addMs(from, Math.floor((now - from) * 0.9)));
