import { pairOf } from '#functions/data/pair-id.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { copyOf } from '#functions/entities/shortlist/shortlist-copy-store.ts';
import { entryChangeWrites, newEntry, newEntryWrites } from '#functions/entities/shortlist/shortlist-store.ts';
import { viewWrites } from '#functions/entities/subscription/unlock-candidate.ts';
import { isoTime } from '#functions/platform/clock.ts';
import { rejectionLine, statusChangedLine, withLine } from '#shared/domain/shortlist-timeline.ts';
import type { DemoShortlistEntry } from './demo-types.ts';
import { listOf, type Step } from './step.ts';

/**
 * A candidate put on the shortlist of the job's recruiter, unlocked first where `subscriptionId` pays for it, and how
 * the entry moved on.
 */
export const shortlistSteps = (
  { status, notes, said, shortlisted_at, changed_at }: DemoShortlistEntry,
  job: StoredJob,
  candidate: CandidateSummary,
  subscriptionId: number | undefined,
): Step[] => {
  const { id, recruiter_id, title, company_name: company } = job.card;
  const entry = newEntry({
    id: pairOf(recruiter_id, candidate.id),
    recruiter_id,
    status: 'active',
    notes,
    shortlisted_at: isoTime(shortlisted_at),
    unlocked: subscriptionId !== undefined,
    candidate: copyOf(candidate),
    job: { id, title, company },
  });
  const changedAt = isoTime(changed_at);
  const line = status === 'rejected' ? rejectionLine(said, changedAt) : statusChangedLine(status, said, changedAt);
  return [
    ...(subscriptionId === undefined
      ? []
      : [
          {
            at: shortlisted_at,
            writes: listOf(viewWrites(recruiter_id, candidate.id, subscriptionId, shortlisted_at)),
          },
        ]),
    { at: shortlisted_at, writes: listOf(newEntryWrites(entry.card)) },
    ...(status === 'active'
      ? []
      : [{ at: changed_at, writes: listOf(entryChangeWrites(entry, status, withLine(notes, line))) }]),
  ];
};
