import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { storedAccount } from '#functions/entities/account/stored-account.ts';
import {
  type ApplicationSummary,
  applicationSummary,
  storedApplication,
} from '#functions/entities/application/stored-application.ts';
import { attestationSummary } from '#functions/entities/attestation/stored-attestation.ts';
import { certificateSummary, storedCertificate } from '#functions/entities/certificate/stored-certificate.ts';
import { jobSummary, removedJob } from '#functions/entities/job/stored-job.ts';
import { shortlistSummary } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { type IsoInstant, toIso } from '#shared/domain/time.ts';
import { type Concern, type Content, type Effect, notificationTo } from './effect.ts';
import { aboutPayment, aboutSubscription } from './notify-billing.ts';

const ofApplication = { job_id: true, candidate_id: true, recruiter_id: true, status: true, applied_at: true } as const;
const application = itemSchema({
  summary: z.object({
    ...z.pick(applicationSummary, { ...ofApplication, masked_name: true }).shape,
    job: z.pick(applicationSummary.shape.job, { title: true, company_name: true }),
  }),
  contacts: storedApplication.shape.contacts,
  job_gone: storedApplication.shape.job_gone,
});
const account = z.pick(storedAccount, { kind: true, id: true, verified: true });
const removed = z.pick(removedJob, { recruiter_id: true, title: true });
const job = itemSchema({ summary: z.pick(jobSummary, { recruiter_id: true, title: true, taken_down: true }) });
const certificate = itemSchema({
  summary: z.pick(certificateSummary, { candidate_id: true, scale: true, status: true }),
  rejection: storedCertificate.shape.rejection,
});
const attestation = itemSchema({
  summary: z.pick(attestationSummary, {
    candidate_id: true,
    recruiter_id: true,
    company_name: true,
    attested_at: true,
  }),
});
const shortlistEntry = itemSchema({
  summary: z.object({
    ...z.pick(shortlistSummary, { recruiter_id: true, job: true, notes: true }).shape,
    candidate: z.pick(shortlistSummary.shape.candidate, { id: true }),
  }),
});

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

function aboutApplication({ before, after, at }: Change): Effect[] {
  if (!after) return [];
  const { summary, contacts, job_gone } = application.parse(after);
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
  if (summary.status === 'applied' || summary.status === old.summary.status) return [];
  return aboutJob('application_status_changed', { status: summary.status }, toIso(at));
}

function aboutAccount({ before, after, at }: Change): Effect[] {
  if (!before || !after) return [];
  const { kind, id, verified } = account.parse(after);
  if (kind !== 'recruiter' || verified === account.parse(before).verified) return [];
  const content: Content = {
    kind: verified ? 'recruiter_verified' : 'recruiter_unverified',
    values: {},
    link: '/recruiter/dashboard',
  };
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

/** Notifies a recruiter that an admin removed their job. A recruiter's own deletion leaves no such record. */
function aboutRemovedJob({ before, after, at }: Change): Effect[] {
  if (before || !after) return [];
  const { recruiter_id, title } = removed.parse(after);
  const values = { job_title: title };
  return notificationTo(
    'recruiter',
    recruiter_id,
    { kind: 'job_removed', values, link: '/recruiter/my-jobs' },
    toIso(at),
  );
}

/** Notifies a recruiter that an admin took their job down after reports, or restored it. */
function aboutJob({ before, after, at }: Change): Effect[] {
  if (!before || !after) return [];
  const { recruiter_id, title, taken_down } = job.parse(after).summary;
  if (taken_down === job.parse(before).summary.taken_down) return [];
  const kind = taken_down ? 'job_taken_down' : 'job_restored';
  const content: Content = { kind, values: { job_title: title }, link: '/recruiter/my-jobs' };
  return notificationTo('recruiter', recruiter_id, content, toIso(at));
}

/** The candidate's profile, which has the certificates below the languages. */
const ownLanguages = '/candidate/profile';

/** Notifies a candidate that an admin decided about a certificate. The test's name is the same in all languages. */
function aboutCertificate({ before, after, at }: Change): Effect[] {
  if (!before || !after) return [];
  const { summary, rejection } = certificate.parse(after);
  if (summary.status === certificate.parse(before).summary.status) return [];
  const kind = summary.status === 'checked' ? 'certificate_checked' : 'certificate_rejected';
  const values = { scale: scaleNames[summary.scale], ...(rejection ? { reason: rejection.reason } : {}) };
  return notificationTo('candidate', summary.candidate_id, { kind, values, link: ownLanguages }, toIso(at));
}

/** Notifies a candidate that a recruiter who hired attested levels. */
function aboutAttestation({ before, after }: Change): Effect[] {
  if (before || !after) return [];
  const { candidate_id, recruiter_id, company_name, attested_at } = attestation.parse(after).summary;
  const about = { kind: 'recruiter', id: recruiter_id } as const;
  const content: Content = { kind: 'languages_attested', values: { company_name }, link: ownLanguages, about };
  return notificationTo('candidate', candidate_id, content, attested_at);
}

const byEntity: Record<string, Concern> = {
  application: aboutApplication,
  account: aboutAccount,
  subscription: aboutSubscription,
  shortlist_entry: aboutShortlist,
  payment: aboutPayment,
  job: aboutJob,
  removed_job: aboutRemovedJob,
  certificate: aboutCertificate,
  attestation: aboutAttestation,
};

/** The notifications that follow from a change. They contain only what the reader may see. */
export const notify: Concern = (change) => byEntity[change.entity]?.(change) ?? [];
