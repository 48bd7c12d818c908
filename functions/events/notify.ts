import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { storedAccount } from '#functions/entities/account/stored-account.ts';
import { announcedStatus } from '#functions/entities/application/held-change.ts';
import {
  type ApplicationSummary,
  applicationSummary,
  storedApplication,
} from '#functions/entities/application/stored-application.ts';
import { attestationSummary } from '#functions/entities/attestation/stored-attestation.ts';
import { certificateSummary } from '#functions/entities/certificate/stored-certificate.ts';
import { jobSummary, storedJob } from '#functions/entities/job/stored-job.ts';
import { jobDraftSummary } from '#functions/entities/job-draft/stored-job-draft.ts';
import { shortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { statementSummary } from '#functions/entities/statement/stored-statement.ts';
import { messageNotification } from '#functions/entities/thread/message-notification.ts';
import { threadSummary } from '#functions/entities/thread/stored-thread.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { otherSide } from '#shared/domain/messages.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { type IsoInstant, toIso } from '#shared/domain/time.ts';
import { type Concern, type Content, type Effect, notificationTo } from './effect.ts';
import { aboutPayment, aboutSubscription } from './notify-billing.ts';
import { aboutInterview } from './notify-interviews.ts';

const ofApplication = { job_id: true, candidate_id: true, recruiter_id: true, status: true, applied_at: true } as const;
const application = itemSchema({
  summary: z.object({
    ...z.pick(applicationSummary, { ...ofApplication, masked_name: true }).shape,
    job: z.pick(applicationSummary.shape.job, { title: true, company_name: true }),
  }),
  contacts: storedApplication.shape.contacts,
  job_gone: storedApplication.shape.job_gone,
  on_shortlist: storedApplication.shape.on_shortlist,
  removed_at: storedApplication.shape.removed_at,
  held: storedApplication.shape.held,
});
const account = z.pick(storedAccount, { kind: true, id: true, verified: true });
const job = itemSchema({
  summary: z.pick(jobSummary, { recruiter_id: true, id: true, title: true, taken_down: true }),
  reminder: storedJob.shape.reminder,
  nudges: storedJob.shape.nudges,
});
const jobDraft = itemSchema({
  summary: z.pick(jobDraftSummary, { recruiter_id: true, title: true, missed: true }),
});
const certificate = itemSchema({
  summary: z.pick(certificateSummary, { candidate_id: true, scale: true, status: true }),
});
const statement = itemSchema({
  summary: z.omit(statementSummary, { id: true, reason: true, job_id: true, objection: true }),
});
const attestation = itemSchema({
  summary: z.pick(attestationSummary, {
    candidate_id: true,
    recruiter_id: true,
    company_name: true,
    job_title: true,
    attested_at: true,
    revoked_at: true,
  }),
});
const shortlistEntry = itemSchema({
  summary: z.object({
    ...z.pick(shortlistSummary, { recruiter_id: true, job: true, notes: true }).shape,
    candidate: z.pick(shortlistSummary.shape.candidate, { id: true }),
  }),
});

const thread = itemSchema({
  summary: z.omit(threadSummary, { started_at: true, unread: true, seen: true, shared: true }),
});

/** Where recruiters find the drafts of their jobs. */
const ownDrafts = '/recruiter/my-jobs?view=drafts';

/** Where a candidate reads of an application whose job has no page any more. */
const ownApplications = '/candidate/dashboard?tab=applied';

type NotifiedApplication = Pick<ApplicationSummary, 'job_id' | 'candidate_id' | 'masked_name'> & {
  job: { title: string };
};

/** The notification of a new application. The recruiter has not unlocked this candidate: the name stays masked. */
export const applicationReceived = ({ job_id, candidate_id, masked_name, job }: NotifiedApplication): Content => ({
  kind: 'application_received',
  values: { job_title: job.title, candidate_name: masked_name },
  link: `/job/${job_id}/applicants`,
  about: { kind: 'candidate', id: candidate_id },
});

type Listed = Pick<z.output<typeof application>, 'on_shortlist' | 'removed_at'>;

/** Whether an application changed with an entry that was added, of which its own notification tells, or removed, of which none does. */
const isSaidByEntry = (
  old: Listed,
  { summary, on_shortlist, removed_at }: Listed & { summary: { status: ApplicationStatus } },
) => (summary.status === 'shortlisted' && !old.on_shortlist && on_shortlist === true) || old.removed_at !== removed_at;

function aboutApplication({ before, after, at }: Change): Effect[] {
  if (!after) return [];
  const { summary, contacts, job_gone, on_shortlist, removed_at, held } = application.parse(after);
  const { title, company_name } = summary.job;
  if (!before)
    return notificationTo('recruiter', summary.recruiter_id, applicationReceived(summary), summary.applied_at);
  const old = application.parse(before);
  const aboutJob = (
    kind: Content['kind'],
    more: Content['values'],
    when: IsoInstant,
    link = job_gone ? ownApplications : `/job/${summary.job_id}`,
  ) => {
    const values = { job_title: title, company_name, ...more };
    const about = { kind: 'recruiter', id: summary.recruiter_id } as const;
    return notificationTo('candidate', summary.candidate_id, { kind, values, link, about }, when);
  };
  if (job_gone && !old.job_gone) return aboutJob('job_gone', {}, toIso(at));
  const contact = contacts.at(-1);
  // The notes of a contact are the recruiter's own.
  if (contact && contact.at !== old.contacts.at(-1)?.at)
    return aboutJob('contacted', { method: contact.method }, contact.at);
  if (summary.status === 'applied' || announcedStatus({ summary, held }) === announcedStatus(old)) return [];
  if (isSaidByEntry(old, { summary, on_shortlist, removed_at })) return [];
  return aboutJob('application_status_changed', { status: summary.status }, toIso(at));
}

/** Notifies a recruiter of the verification; of its withdrawal the statement does. */
function aboutAccount({ before, after, at }: Change): Effect[] {
  if (!before || !after) return [];
  const { kind, id, verified } = account.parse(after);
  if (kind !== 'recruiter' || !verified || account.parse(before).verified) return [];
  const content: Content = { kind: 'recruiter_verified', values: {}, link: '/recruiter/dashboard' };
  return notificationTo('recruiter', id, content, toIso(at));
}

function aboutShortlist({ before, after, at }: Change): Effect[] {
  if (before || !after) return [];
  const { recruiter_id, candidate, job, notes } = shortlistEntry.parse(after).summary;
  // The candidate was notified of the application's status before: a synced entry repeats it.
  if (parseTimeline(notes).some(({ kind }) => kind === 'synced')) return [];
  const values: Content['values'] = job ? { job_title: job.title, company_name: job.company } : {};
  const about = { kind: 'recruiter', id: recruiter_id } as const;
  return notificationTo('candidate', candidate.id, { kind: 'shortlisted', values, link: null, about }, toIso(at));
}

/** Where people read decisions about themselves, and object to them. */
const ownDecisions = '/decisions';

/** Notifies a person of a decision against them with its rule, and of the answer to their objection. */
function aboutStatement({ before, after, at }: Change): Effect[] {
  if (!after) return [];
  const { kind, account_id, measure, rule, values, decided_at, answer } = statement.parse(after).summary;
  // Admins get no statements.
  if (kind === 'admin') return [];
  const to = (content: Pick<Content, 'kind' | 'values'>, when: IsoInstant) =>
    notificationTo(kind, account_id, { ...content, link: ownDecisions }, when);
  if (!before) return to({ kind: measure, values: { ...values, rule } }, decided_at);
  if (!answer || statement.parse(before).summary.answer) return [];
  return to({ kind: 'objection_answered', values: { outcome: answer.outcome } }, toIso(at));
}

/** Notifies a recruiter that a job that was taken down was restored, that a job ends soon, or that applications wait for an answer. */
function aboutJob({ before, after, at }: Change): Effect[] {
  if (!before || !after) return [];
  const { summary, reminder, nudges } = job.parse(after);
  const old = job.parse(before);
  const to = (kind: Content['kind'], more: Content['values'] = {}, link = '/recruiter/my-jobs') => {
    const values = { job_title: summary.title, ...more };
    return notificationTo('recruiter', summary.recruiter_id, { kind, values, link }, toIso(at));
  };
  const isNew = reminder?.until !== old.reminder?.until || reminder?.days !== old.reminder?.days;
  if (reminder && isNew) return to('job_ending', { days: reminder.days });
  const nudge = nudges?.find(
    ({ days, at: noted }) => !old.nudges?.some((each) => each.days === days && each.at === noted),
  );
  if (nudge) return to('answers_due', { days: nudge.days }, `/job/${summary.id}/applicants`);
  return old.summary.taken_down && !summary.taken_down ? to('job_restored') : [];
}

/** Notifies a recruiter that a scheduled draft of a job could not be published, and why. */
function aboutJobDraft({ before, after, at }: Change): Effect[] {
  if (!before || !after) return [];
  const { recruiter_id, title, missed } = jobDraft.parse(after).summary;
  if (!missed || missed.at === jobDraft.parse(before).summary.missed?.at) return [];
  const values = { job_title: title, reason: missed.reason };
  return notificationTo('recruiter', recruiter_id, { kind: 'job_not_published', values, link: ownDrafts }, toIso(at));
}

/** The candidate's profile, which has the certificates below the languages. */
const ownLanguages = '/candidate/profile';

/** Notifies a candidate that an admin confirmed a certificate. The test's name is the same in all languages. */
function aboutCertificate({ before, after, at }: Change): Effect[] {
  if (!before || !after) return [];
  const { candidate_id, scale, status } = certificate.parse(after).summary;
  if (status !== 'checked' || certificate.parse(before).summary.status === status) return [];
  const content: Content = { kind: 'certificate_checked', values: { scale: scaleNames[scale] }, link: ownLanguages };
  return notificationTo('candidate', candidate_id, content, toIso(at));
}

/** Notifies a candidate that a recruiter who hired attested levels, and both that an admin revoked it. */
function aboutAttestation({ before, after, at }: Change): Effect[] {
  if (!after) return [];
  const { candidate_id, recruiter_id, company_name, job_title, attested_at, revoked_at } =
    attestation.parse(after).summary;
  if (before) {
    if (revoked_at === undefined || attestation.parse(before).summary.revoked_at !== undefined) return [];
    const revoked = { kind: 'attestation_revoked', values: { company_name, job_title } } as const;
    return [
      ...notificationTo('candidate', candidate_id, { ...revoked, link: ownLanguages }, toIso(at)),
      ...notificationTo('recruiter', recruiter_id, { ...revoked, link: '/recruiter/my-jobs' }, toIso(at)),
    ];
  }
  const about = { kind: 'recruiter', id: recruiter_id } as const;
  const content: Content = { kind: 'languages_attested', values: { company_name }, link: ownLanguages, about };
  return notificationTo('candidate', candidate_id, content, attested_at);
}

/** Notifies the other side of a message; of a recorded contact the application does. */
function aboutThread({ before, after }: Change): Effect[] {
  if (!after) return [];
  const { summary } = thread.parse(after);
  const { latest, recruiter_id, candidate_id } = summary;
  if (latest.contacted) return [];
  if (before && thread.parse(before).summary.latest.number === latest.number) return [];
  const ids = { recruiter: recruiter_id, candidate: candidate_id };
  const to = otherSide(latest.from);
  return notificationTo(to, ids[to], messageNotification(summary, latest.from), latest.at);
}

const byEntity: Record<string, Concern> = {
  application: aboutApplication,
  account: aboutAccount,
  subscription: aboutSubscription,
  shortlist_entry: aboutShortlist,
  payment: aboutPayment,
  job: aboutJob,
  job_draft: aboutJobDraft,
  statement: aboutStatement,
  certificate: aboutCertificate,
  attestation: aboutAttestation,
  thread: aboutThread,
  interview: aboutInterview,
};

/** The notifications that follow from a change. They contain only what the reader may see. */
export const notify: Concern = (change) => byEntity[change.entity]?.(change) ?? [];
