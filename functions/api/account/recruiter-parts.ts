import type { Page, PageRequest } from '#functions/data/page.ts';
import { attestationsOfRecruiter } from '#functions/entities/attestation/attestation-store.ts';
import { readBilling } from '#functions/entities/billing/billing-store.ts';
import { toBilling } from '#functions/entities/billing/to-billing.ts';
import { colleagueNames } from '#functions/entities/company/colleague-names.ts';
import { readDocuments } from '#functions/entities/company-document/company-document-store.ts';
import { questionsOfCompany } from '#functions/entities/interview/kit-store.ts';
import { documentsOfRecruiter } from '#functions/entities/invoice/document-store.ts';
import { toOwnDocument } from '#functions/entities/invoice/to-document.ts';
import { jobsOfRecruiter, readJobs } from '#functions/entities/job/job-store.ts';
import { furtherTexts, toJobSummaries, wholeFields } from '#functions/entities/job/to-job.ts';
import { jobDraftsOf, readJobDraft } from '#functions/entities/job-draft/job-draft-store.ts';
import { toJobDraft } from '#functions/entities/job-draft/to-job-draft.ts';
import { readKnownLabels } from '#functions/entities/label/known-labels-store.ts';
import { labelActors, toShownLabels } from '#functions/entities/label/stored-label.ts';
import { toTemplate } from '#functions/entities/message-template/stored-template.ts';
import { templateAuthors } from '#functions/entities/message-template/template-authors.ts';
import { templatesOf } from '#functions/entities/message-template/template-store.ts';
import { paymentsOfRecruiter } from '#functions/entities/payment/payment-store.ts';
import { toRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { parseRecruiter } from '#functions/entities/recruiter/stored-recruiter.ts';
import { entriesOfRecruiter } from '#functions/entities/shortlist/shortlist-store.ts';
import { toInterview } from '#functions/entities/shortlist/stored-shortlist-entry.ts';
import { subscriptionsOfRecruiter } from '#functions/entities/subscription/subscription-store.ts';
import { viewsOfRecruiter } from '#functions/entities/view/view-store.ts';
import { toCompanyDocuments } from '#functions/services/files/to-company-document.ts';
import type { JobDraft } from '#shared/contracts/job-drafts.ts';
import type { MessageTemplate } from '#shared/contracts/message-templates.ts';
import type { RecruiterData } from '#shared/contracts/own-data.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import type { everything } from './everything.ts';
import { ownInterviews } from './own-interviews.ts';
import { ownThreads } from './own-threads.ts';

type Parts = Pick<
  RecruiterData,
  | 'profile'
  | 'jobs'
  | 'job_drafts'
  | 'shortlist'
  | 'known_labels'
  | 'message_templates'
  | 'viewed_candidates'
  | 'subscriptions'
  | 'payments'
  | 'billing'
  | 'invoices'
  | 'attestations'
  | 'documents'
  | 'threads'
  | 'interviews'
  | 'interview_questions'
>;

/** What is stored of a recruiter only. */
export async function recruiterParts(
  id: number,
  profile: unknown,
  read: ReturnType<typeof everything>['read'],
  now: EpochMs,
): Promise<Parts> {
  const [billing, jobs, job_drafts, entries, viewed_candidates, subscriptions, payments, invoices, attestations] =
    await Promise.all([
      readBilling(id),
      read((page) => ownJobs(id, page, now)),
      ownDrafts(id),
      read((page) => entriesOfRecruiter(id, undefined, page)),
      read((page) => viewsOfRecruiter(id, page)),
      read((page) => subscriptionsOfRecruiter(id, page)),
      read((page) => paymentsOfRecruiter(id, page)),
      read((page) => documentsOfRecruiter(id, page)),
      read((page) => attestationsOfRecruiter(id, page)),
    ]);
  const stored = parseRecruiter(profile);
  const names = await colleagueNames(
    id,
    entries.flatMap(({ labels }) => labelActors(labels)),
  );
  const nameOf = (by: number | undefined) => (by === undefined ? stored.summary.name : (names.get(by) ?? null));
  const shortlist = entries.map(({ candidate, status, interview, notes, labels, shortlisted_at, job }) => ({
    candidate_id: candidate.id,
    status,
    ...toInterview({ status, interview }),
    notes,
    ...toShownLabels(labels, nameOf),
    shortlisted_at,
    job,
  }));
  return {
    profile: { ...toRecruiter(stored), ...stored.company },
    jobs,
    job_drafts,
    shortlist,
    known_labels: await readKnownLabels(id),
    message_templates: await ownTemplates(stored.summary),
    viewed_candidates,
    subscriptions,
    payments,
    billing: billing ? toBilling(billing) : null,
    invoices: invoices.map(toOwnDocument),
    attestations: attestations.map(({ candidate_id, job_id, levels, attested_at }) => ({
      candidate_id,
      job_id,
      levels,
      attested_at,
    })),
    documents: await toCompanyDocuments(await readDocuments(id), now),
    threads: await ownThreads('recruiter', id, read),
    interviews: await ownInterviews('recruiter', id, read),
    interview_questions: await questionsOfCompany(id),
  };
}

async function ownTemplates(founder: { id: number; name: string }): Promise<MessageTemplate[]> {
  const stored = await templatesOf(founder.id);
  const authorOf = await templateAuthors(founder, stored);
  return stored.map((each) => toTemplate(each, authorOf(each)));
}

/** The drafts, one after the other: each may be as large as a job. */
async function ownDrafts(id: number): Promise<JobDraft[]> {
  const drafts: JobDraft[] = [];
  for (const listed of await jobDraftsOf(id)) {
    const draft = await readJobDraft(id, listed.id);
    if (draft) drafts.push(toJobDraft(draft));
  }
  return drafts;
}

async function ownJobs(id: number, page: PageRequest, now: EpochMs): Promise<Page<RecruiterData['jobs'][number]>> {
  const { items, next } = await jobsOfRecruiter(id, page);
  const whole = await readJobs(items.map((job) => job.id));
  return {
    items: whole.flatMap((stored) =>
      toJobSummaries([stored.summary], now).map((job) => ({ ...job, ...wholeFields(stored), ...furtherTexts(stored) })),
    ),
    next,
  };
}
