import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { mayHavePublicJobs, readState } from '#functions/entities/account/account-store.ts';
import { isGone, isInUse, storedAccount } from '#functions/entities/account/stored-account.ts';
import { applicationSummary } from '#functions/entities/application/stored-application.ts';
import { restoreJob, withdrawJob } from '#functions/entities/job/recruiter-jobs.ts';
import { jobSummary, storedJob } from '#functions/entities/job/stored-job.ts';
import { isPublicJob } from '#functions/entities/job/visibility.ts';
import { storedReport } from '#functions/entities/report/stored-report.ts';
import { foundCandidate } from '#functions/entities/saved-search/search-hit-store.ts';
import { shortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { statementSummary } from '#functions/entities/statement/stored-statement.ts';
import { candidateView } from '#functions/entities/view/stored-view.ts';
import { clock } from '#functions/platform/clock.ts';
import { type AccountKind, accountKinds } from '#shared/domain/account-kind.ts';

const account = z.pick(storedAccount, { kind: true, id: true, state: true, company: true });
const job = itemSchema({
  summary: z.pick(jobSummary, { id: true, recruiter_id: true, is_active: true }),
  withdrawn: storedJob.shape.withdrawn,
});
const withdrawnJob = itemSchema({
  summary: z.pick(jobSummary, { id: true, job_type: true, language: true, created_at: true }),
});

/**
 * Follows an account that is deleted for good: its data are erased step by step, and what a call still wrote. A job that
 * became active or withdrawn is compared with its recruiter. Every step reads the present state, so that duplicate, late and
 * reordered records have the same result.
 */
export async function followAccounts(change: Change): Promise<void> {
  if (change.entity === 'account') await followAccount(change);
  else if (!change.before && change.after) await removeIfOwnerIsGone(change);
  if (change.entity === 'job') await settleJob(change);
}

/** The code that erases, loaded with the first account that is deleted for good: most functions start and end without one. */
const loadErasing = () => import('./erase-step.ts');

async function followAccount({ before, after }: Change): Promise<void> {
  if (!after) return;
  const present = account.parse(after);
  const { kind, id, state } = present;
  const old = before && account.parse(before);
  if (old && kind !== 'admin' && mayLoseInterviews(old, present))
    await (await import('./settle-interviews.ts')).settleInterviewsOf(old, present);
  if (state !== 'erasing') return;
  await (await loadErasing()).eraseNext(kind, id, clock.now());
}

type Person = z.output<typeof account>;

/** Whether a person is in another company, has another role there, or is active no more. */
const mayLoseInterviews = (before: Person, present: Person): boolean =>
  (isInUse(before) && !isInUse(present)) ||
  before.company?.id !== present.company?.id ||
  before.company?.role !== present.company?.role;

/**
 * A call that runs while its recruiter is deactivated or loses verification may post or reopen a job just afterwards,
 * and a late record may withdraw a job after the recruiter was restored. So each job that becomes active or withdrawn
 * is compared with its recruiter's present account (1 read unit).
 */
async function settleJob({ before, after }: Change): Promise<void> {
  if (!after) return;
  const { summary, withdrawn } = job.parse(after);
  const old = before && job.parse(before);
  const isOpened = isPublicJob(summary) && !isPublicJob(old?.summary);
  const isWithdrawn = withdrawn && !old?.withdrawn;
  if (!isOpened && !isWithdrawn) return;
  const mayBePublic = await mayHavePublicJobs(summary.recruiter_id);
  if (isOpened && mayBePublic === false) await withdrawJob(summary.id);
  if (isWithdrawn && mayBePublic) await restoreJob(withdrawnJob.parse(after).summary);
}

type Owners = Partial<Record<AccountKind, number>>;

const application = itemSchema({ summary: z.pick(applicationSummary, { candidate_id: true, recruiter_id: true }) });
const view = z.pick(candidateView, { candidate_id: true, recruiter_id: true });
const ofCandidate = z.object({ candidate_id: z.int() });
const entry = itemSchema({
  summary: z.object({
    recruiter_id: shortlistSummary.shape.recruiter_id,
    candidate: z.pick(shortlistSummary.shape.candidate, { id: true }),
  }),
});
const ofStatement = itemSchema({ summary: z.pick(statementSummary, { kind: true, account_id: true }) });
const ofAccount = z.object({ owner: z.object({ kind: z.enum(accountKinds), id: z.int() }) });
const ofReporter = z.pick(storedReport, { owner: true });
const ownersOfPair = (pair: z.output<typeof view>): Owners => ({
  candidate: pair.candidate_id,
  recruiter: pair.recruiter_id,
});

function ownerIn(image: unknown): Owners {
  const { kind, id } = ofAccount.parse(image).owner;
  return { [kind]: id };
}

/** Whose an item is, by entity. */
const ownersIn: Record<string, (image: unknown) => Owners> = {
  application: (image) => ownersOfPair(application.parse(image).summary),
  candidate_view: (image) => ownersOfPair(view.parse(image)),
  shortlist_entry: (image) => {
    const { recruiter_id, candidate } = entry.parse(image).summary;
    return { recruiter: recruiter_id, candidate: candidate.id };
  },
  job_view: (image) => ({ candidate: ofCandidate.parse(image).candidate_id }),
  upload: (image) => ({ candidate: ofCandidate.parse(image).candidate_id }),
  saved_jobs: (image) => ({ candidate: ofCandidate.parse(image).candidate_id }),
  spoken_samples: (image) => ({ candidate: ofCandidate.parse(image).candidate_id }),
  open_uploads: (image) => ({ candidate: ofCandidate.parse(image).candidate_id }),
  job: (image) => ({ recruiter: job.parse(image).summary.recruiter_id }),
  statement: (image) => {
    const { kind, account_id } = ofStatement.parse(image).summary;
    return { [kind]: account_id };
  },
  report: (image) => {
    const { owner } = ofReporter.parse(image);
    return owner ? { [owner.kind]: owner.id } : {};
  },
  search_hit: (image) => {
    const found = foundCandidate(image);
    return found === undefined ? {} : { candidate: found };
  },
  request: ownerIn,
  mail_mark: ownerIn,
};

/** Erases what a call has written that still ran when its account was deleted for good. */
async function removeIfOwnerIsGone({ entity, after }: Change): Promise<void> {
  const owners = Object.entries(ownersIn[entity]?.(after) ?? {}) as [AccountKind, number][];
  const states = await Promise.all(owners.map(([kind, id]) => readState(kind, id)));
  if (states.some(isGone)) await (await loadErasing()).eraseItem(after);
}
