import type { Change } from '#functions/data/change.ts';
import { putFanOutRest } from '#functions/entities/fan-out/fan-out-store.ts';
import { type FanOutRest, parseFanOutRest } from '#functions/entities/fan-out/stored-fan-out.ts';
import { clock } from '#functions/platform/clock.ts';
import { followJob, markApplications } from './follow-jobs.ts';
import { copyCandidate, refreshShortlists } from './refresh-copies.ts';

/**
 * Writes to the items of a list that a change concerns: the applications to a job, the shortlists with a candidate. What
 * one run leaves is stored, and the stream's record of that starts the next run.
 */
export async function followFanOuts(change: Change): Promise<void> {
  const rest = await runFanOut(change);
  if (rest) await putFanOutRest(rest, change.eventId, clock.now());
}

async function runFanOut(change: Change): Promise<FanOutRest | undefined> {
  if (change.entity === 'job') return await followJob(change);
  if (change.entity === 'candidate') return await copyCandidate(change);
  return change.entity === 'fan_out' && change.after ? await continueFanOut(change.after) : undefined;
}

async function continueFanOut(image: unknown): Promise<FanOutRest | undefined> {
  const rest = parseFanOutRest(image);
  return rest.of === 'applications'
    ? await markApplications(rest, rest.next)
    : await refreshShortlists(rest.candidate_id, rest.next);
}
