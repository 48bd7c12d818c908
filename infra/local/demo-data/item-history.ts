import { mayMove } from '#functions/entities/hiring/hiring-moves.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import type { Plan } from '#shared/contracts/subscriptions.ts';
import type { PipelineState } from '#shared/domain/hiring-statuses.ts';
import { type EpochMs, latestOf } from '#shared/domain/time.ts';
import { candidateItems, type FileKeys, recruiterItems } from './account-items.ts';
import type { DemoData, DemoShortlistEntry } from './demo-types.ts';
import {
  attestationStep,
  certificateSteps,
  type EvidenceStep,
  type StoredDocument,
  sampleItems,
} from './evidence-items.ts';
import { bookedItems, interviewItems, meetingOf } from './interview-items.ts';
import type { CountedCall, ItemVersion } from './item-version.ts';
import { applicationItems, jobItem, jobViewItems, pageViewCounts } from './job-items.ts';
import { itemAt } from './look-up.ts';
import { reportItems } from './report-items.ts';
import { searchItems } from './search-items.ts';
import { shortlistItems, shortlistStatsItem, unlockItem } from './shortlist-items.ts';
import { subscriptionItems } from './subscription-items.ts';
import { threadItems } from './thread-items.ts';

/** Ids of all accounts and items that have one, in the order of the data's lists. */
export interface DemoIds {
  candidates: readonly number[];
  recruiters: readonly number[];
  jobs: readonly number[];
  /** One for each recruiter with a subscription, in the order of the purchases. */
  subscriptions: readonly number[];
}

/** The keys of the stored files: of candidates by the candidate's index, of others in the order of the data's lists. */
export interface DemoFiles {
  candidates: ReadonlyMap<number, FileKeys>;
  certificates: readonly StoredDocument[];
  samples: readonly StoredDocument[];
  /** How long the recording is that all samples have. */
  sampleSeconds: number;
}

/**
 * All versions of all items that the demo's users write, oldest first, without the items that the stream function
 * derives from them. `files` are the keys of the stored files.
 */
export const itemHistory = (
  data: DemoData,
  ids: DemoIds,
  plans: readonly Plan[],
  files: DemoFiles,
  now: EpochMs,
): (ItemVersion | CountedCall)[] => {
  const recruiters = data.recruiters.map((recruiter, index) =>
    recruiterItems(recruiter, itemAt(ids.recruiters, index)),
  );
  const jobs = data.jobs.map((job, index) =>
    jobItem(job, itemAt(ids.jobs, index), itemAt(recruiters, job.recruiter).summary),
  );
  const candidates = data.candidates.map((candidate, index) => {
    const id = itemAt(ids.candidates, index);
    return candidateItems(candidate, id, files.candidates.get(index) ?? {}, stepsOf(data, { index, id }, files, jobs));
  });
  const idsOf = { job: ids.jobs, candidate: ids.candidates, company: ids.recruiters };
  const jobOf = (of: { job: number }) => itemAt(jobs, of.job).job;
  const candidateOf = (of: { candidate: number }) => itemAt(candidates, of.candidate).summary;
  const subscriptions = subscriptionIds(data, ids);
  const payingId = subscriptions.get(0);
  const entries = new Map(data.shortlist.map((entry) => [`${entry.job}-${entry.candidate}`, entry]));
  const applied = new Set(data.applications.map(({ job, candidate }) => `${job}-${candidate}`));
  // The first recruiter, the demo's sign-in, has unlocked all candidates on their shortlist.
  const unlocked = payingId === undefined ? [] : data.shortlist.filter(({ recruiter }) => recruiter === 0);
  const interviews = data.interviews
    .flatMap((each) => interviewItems(each, jobOf(each), candidateOf(each), now))
    .sort((left, right) => left.at - right.at);
  return [
    ...[...candidates, ...recruiters].flatMap(({ versions }) => versions),
    ...[...subscriptions].flatMap(([recruiter, id]) =>
      subscriptionVersions(data, ids, plans, { recruiter, id, views: recruiter === 0 ? unlocked.length : 0 }),
    ),
    ...jobs.map(({ version }) => version),
    ...data.views.flatMap((view) => jobViewItems(view, jobOf(view), candidateOf(view))),
    ...data.pageViews.flatMap((view) => pageViewCounts(view, jobOf(view))),
    ...unlocked.map((entry) =>
      unlockItem(jobOf(entry).summary, candidateOf(entry), payingId ?? 0, entry.shortlisted_at),
    ),
    ...data.applications.flatMap((made) =>
      applicationItems(made, jobOf(made), candidateOf(made), entries.get(`${made.job}-${made.candidate}`)),
    ),
    ...data.shortlist.flatMap((entry) =>
      shortlistItems(entry, jobOf(entry), candidateOf(entry), {
        unlocked: unlocked.includes(entry),
        hasApplied: applied.has(`${entry.job}-${entry.candidate}`),
        meeting: meetingFor(data, entry, ids),
      }),
    ),
    ...shortlistStats(data, ids),
    ...data.samples.flatMap((sample, place) =>
      sampleItems(sample, itemAt(ids.candidates, sample.candidate), itemAt(files.samples, place), files.sampleSeconds),
    ),
    ...searchItems(data.searches, ({ kind, index }) =>
      itemAt(kind === 'candidate' ? ids.candidates : ids.recruiters, index),
    ),
    ...data.threads.flatMap((thread) =>
      threadItems(thread, itemAt(recruiters, thread.recruiter).summary, candidateOf(thread)),
    ),
    ...interviews,
    ...bookedItems(interviews),
    ...reportItems(data.reports, ({ type, index }) => itemAt(idsOf[type], index)),
  ].sort((left, right) => left.at - right.at);
};

/** What vouches for the languages of one candidate. */
const stepsOf = (
  data: DemoData,
  { index, id }: { index: number; id: number },
  files: DemoFiles,
  jobs: readonly { job: StoredJob }[],
): EvidenceStep[] => [
  ...data.certificates.flatMap((certificate, place) =>
    certificate.candidate === index
      ? certificateSteps(certificate, id, itemAt(data.candidates, index).languages, itemAt(files.certificates, place))
      : [],
  ),
  ...data.attestations
    .filter(({ candidate }) => candidate === index)
    .map((attestation) => attestationStep(attestation, id, itemAt(jobs, attestation.job).job)),
];

/** The agreed interview of an entry, for the same job. */
const meetingFor = ({ interviews }: Pick<DemoData, 'interviews'>, entry: DemoShortlistEntry, ids: DemoIds) => {
  const found = interviews.find(
    ({ recruiter, candidate, job }) =>
      recruiter === entry.recruiter && candidate === entry.candidate && job === entry.job,
  );
  return found && meetingOf(found, itemAt(ids.recruiters, entry.recruiter), itemAt(ids.candidates, entry.candidate));
};

/** The ids of subscriptions by the recruiter's index. */
const subscriptionIds = ({ recruiters }: DemoData, ids: DemoIds): Map<number, number> => {
  const started = [...recruiters.entries()].flatMap(([recruiter, { subscription }]) =>
    subscription ? [{ recruiter, at: subscription.started_at }] : [],
  );
  started.sort((left, right) => left.at - right.at);
  return new Map(started.map(({ recruiter }, index) => [recruiter, itemAt(ids.subscriptions, index)]));
};

const subscriptionVersions = (
  data: DemoData,
  ids: DemoIds,
  plans: readonly Plan[],
  of: { recruiter: number; id: number; views: number },
): ItemVersion[] => {
  const { email, verified, subscription } = itemAt(data.recruiters, of.recruiter);
  const plan = plans.find(({ key }) => key === subscription?.plan);
  if (subscription === undefined || plan === undefined) {
    throw new Error(`Demo data has no plan ${subscription?.plan}.`);
  }
  const recruiter = { id: itemAt(ids.recruiters, of.recruiter), email, verified };
  return subscriptionItems({ ...of, recruiter, plan, at: subscription.started_at }, subscription.pending);
};

const shortlistStats = ({ shortlist, interviews }: DemoData, ids: DemoIds): ItemVersion[] => {
  const listing = new Set(shortlist.map(({ recruiter }) => recruiter));
  return [...listing].map((recruiter) => {
    const entries = shortlist.filter((entry) => entry.recruiter === recruiter);
    const statuses = entries.flatMap((entry): PipelineState[] =>
      mayMove('agree', entry.status) && meetingFor({ interviews }, entry, ids)
        ? ['contacted', 'interview']
        : [entry.status],
    );
    const at = latestOf(...entries.map(({ changed_at }) => changed_at));
    return { at, item: shortlistStatsItem(itemAt(ids.recruiters, recruiter), statuses) };
  });
};
