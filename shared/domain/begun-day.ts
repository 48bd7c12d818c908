import { addMs, type EpochMs, hourMs, toIso } from './time.ts';

/** How far the clocks of the first zone are ahead of UTC (Kiribati). */
const maxAheadMs = 14 * hourMs;

/**
 * Whether a day (`YYYY-MM-DD`) or month (`YYYY-MM`) has begun anywhere on earth at `now`: the server does not know where
 * a user is who gives "today", and that may be tomorrow in UTC.
 */
export const hasBegun = (text: string, now: EpochMs): boolean =>
  text <= toIso(addMs(now, maxAheadMs)).slice(0, text.length);
