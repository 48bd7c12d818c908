import type { Change } from '#functions/data/change.ts';
import { putFanOutRest } from '#functions/data/fan-out/fan-out-store.ts';
import { type FanOutRest, parseFanOutRest } from '#functions/data/fan-out/stored-fan-out.ts';
import { clock } from '#functions/platform/clock.ts';
import { followAttester, settleAttestations } from './follow-attestations.ts';
import { followJob, markApplications } from './follow-jobs.ts';
import { alignRecruiterJobs, followRecruiter, refreshRecruiterContacts } from './follow-recruiter.ts';
import { copyCandidate, refreshShortlists } from './refresh-copies.ts';
import { followBlocks, settleUnlocks } from './settle-unlocks.ts';

/**
 * Writes to the items of a list that a change concerns: the applications to a job, the jobs of a recruiter and what they attested, the
 * shortlists with a candidate. What one run leaves is stored, and the stream's record of that starts the next run.
 */
export async function followFanOuts(change: Change): Promise<void> {
  for (const rest of await runFanOuts(change)) await putFanOutRest(rest, change.eventId, clock.now());
}

async function runFanOuts(change: Change): Promise<FanOutRest[]> {
  if (change.entity === 'job') return followJob(change);
  if (change.entity === 'candidate') return [...(await followBlocks(change)), ...(await copyCandidate(change))];
  if (change.entity === 'account') return [...(await followRecruiter(change)), ...(await followAttester(change))];
  return change.entity === 'fan_out' && change.after ? continueFanOut(parseFanOutRest(change.after)) : [];
}

async function continueFanOut(rest: FanOutRest): Promise<FanOutRest[]> {
  switch (rest.of) {
    case 'applications':
      return markApplications(rest, rest.next);
    case 'recruiter_jobs':
      return alignRecruiterJobs(rest.recruiter_id, rest.next);
    case 'contacts':
      return refreshRecruiterContacts(rest.recruiter_id, rest.next);
    case 'unlocks':
      return settleUnlocks(rest.candidate_id, rest.next);
    case 'attestations':
      return settleAttestations(rest.recruiter_id, rest.next);
    case 'shortlists':
      return refreshShortlists(rest.candidate_id, rest.next);
  }
}
