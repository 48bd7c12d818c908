import { requireOwner } from '#functions/data/require-owner.ts';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readCandidate } from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { isListed } from '#functions/entities/candidate/visibility.ts';
import { type DueDigest, moveDigest } from '#functions/entities/notification/digest-store.ts';
import { newNotification } from '#functions/entities/notification/notification-store.ts';
import { maxDigestJobs, nextDigest } from '#shared/domain/job-digest.ts';
import { addDays, type EpochMs, toIso } from '#shared/domain/time.ts';
import { readReportable } from './fitting-jobs.ts';
import { fittingOf, readNewJobs } from './new-jobs.ts';

/** A digest that could not be sent for longer is left out: the next one is near. */
const lateDays = 2;
/** How many jobs are looked at for one digest. */
const maxLookedAt = 5 * maxDigestJobs;

/**
 * Makes the step that reports a candidate's digest. Its notification is stored in the transaction that moves the digest to the next week,
 * so that there is one a week at most, whatever is repeated, concurrent or interrupted; the mail follows from the notification. Nothing is
 * reported to who is not active, pauses or states no language, nor where nothing new fits. It costs 1 read unit and 1.5 for each job
 * that is looked at, and 1 read and 10 write units where something is reported, otherwise 4; besides, once a run, the week's jobs.
 * @returns the step, which returns whether something was reported
 * @throws StoreUnavailable when the table does not answer or the inbox stays in conflict: the digest stays due
 */
export function reportDigest(now: EpochMs): (digest: DueDigest) => Promise<boolean> {
  const weeks = new Map<EpochMs, ReturnType<typeof readNewJobs>>();
  const jobsOf = (due: EpochMs) => {
    const jobs = weeks.get(due) ?? readNewJobs(due);
    weeks.set(due, jobs);
    return jobs;
  };
  return async (digest) => {
    const profile = await readCandidate(digest.id, true);
    const mayGet = profile && isListed(profile.summary) && addDays(digest.due, lateDays) > now;
    const ids = mayGet ? await newFits(profile.summary, await jobsOf(digest.due), now) : [];
    return await store(digest, ids, now);
  };
}

async function newFits(
  candidate: CandidateSummary,
  jobs: Awaited<ReturnType<typeof readNewJobs>>,
  now: EpochMs,
): Promise<number[]> {
  const fitting = fittingOf(jobs, candidate.languages, now, maxLookedAt);
  const found: number[] = [];
  // Most candidates applied to none of them: the first round mostly is the only one.
  for (let first = 0; first < fitting.length && found.length < maxDigestJobs; first += maxDigestJobs) {
    const round = await readReportable(candidate, fitting.slice(first, first + maxDigestJobs), now);
    found.push(...round.map(({ summary }) => summary.id));
  }
  return found.slice(0, maxDigestJobs);
}

const store = (digest: DueDigest, ids: readonly number[], now: EpochMs): Promise<boolean> =>
  retry(
    async () => {
      const moved = moveDigest(digest, nextDigest(now));
      if (ids.length === 0) {
        await transact({ digest: moved });
        return false;
      }
      const owner = { kind: 'candidate', id: digest.id } as const;
      const at = toIso(digest.due);
      const report = {
        kind: 'job_digest' as const,
        values: { found: ids.length },
        link: '/candidate/dashboard',
        at,
        event: 'job_digest',
        found: { ids },
      };
      const result = await transact({
        digest: moved,
        ...(await newNotification(owner, report)),
        owner: requireOwner(owner),
      });
      if (result.done) return true;
      return result.failed === 'inbox' ? undefined : false;
    },
    { failure: 'A digest could not be reported.' },
  );
