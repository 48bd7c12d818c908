import * as z from 'zod/mini';
import { shortlistStatuses } from '../domain/hiring-statuses.ts';
import { wholeJobFields } from '../domain/job-fields.ts';
import { creditReasons } from '../domain/view-credits.ts';
import { adminProfile } from './admin-answers.ts';
import { application } from './application-answers.ts';
import { ownAttestation } from './attestation-answers.ts';
import { auditEntry } from './audit.ts';
import { candidate } from './candidate-answers.ts';
import { ownCertificate } from './certificate-answers.ts';
import { companyDocument } from './company-documents.ts';
import { id, instant } from './fields.ts';
import { billingDetails, ownDocument } from './invoices.ts';
import { furtherTexts, jobSummary } from './job-answers.ts';
import { jobDraft } from './job-drafts.ts';
import { shownLabels } from './labels.ts';
import { messageTemplate } from './message-templates.ts';
import {
  everybody,
  jobView,
  ownInterview,
  ownRanking,
  ownThread,
  ownTranscript,
  ownUpload,
  profileView,
  shortlistedJob,
  shortlistPlace,
} from './own-data-parts.ts';
import { payment } from './payments.ts';
import { answerShape } from './plain-answers.ts';
import { companyText, recruiter } from './recruiters.ts';
import { spokenSample } from './spoken-sample.ts';
import { subscription } from './subscriptions.ts';
import { candidateVisibility } from './visibility.ts';

/** All data stored about a candidate, except the recruiters' own notes about them. */
export const candidateData = z.object({
  type: z.literal('candidate'),
  ...everybody,
  profile: candidate,
  visibility: candidateVisibility,
  applications: z.array(z.object({ ...application.shape, message: z.string() })),
  shortlisted: z.array(shortlistPlace),
  viewed_by: z.array(profileView),
  viewed_jobs: z.array(jobView),
  /** Ids, in the order they were saved. */
  saved_jobs: z.array(id),
  uploads: z.array(ownUpload),
  spoken_samples: z.array(spokenSample),
  transcripts: z._default(z.array(ownTranscript), []),
  certificates: z.array(ownCertificate),
  attestations: z.array(ownAttestation),
  rankings: z.array(ownRanking),
  /** Absent in answers of the release before. */
  threads: z.optional(z.array(ownThread)),
  interviews: z.optional(z.array(ownInterview)),
});
export type CandidateData = z.output<typeof candidateData>;

/** A candidate whose profile the recruiter unlocked. `credit`: when and why the view came back; absent while it counts. */
export const viewedCandidate = z.object({
  candidate_id: id,
  viewed_at: instant,
  credit: z.optional(z.object({ at: instant, reason: z.enum(creditReasons) })),
});

const ownJob = z.object({ ...jobSummary.shape, ...answerShape(wholeJobFields), texts: furtherTexts });

/** All data stored about a recruiter. Candidates appear by id only, without their personal data. */
export const recruiterData = z.object({
  type: z.literal('recruiter'),
  ...everybody,
  profile: z.object({ ...recruiter.shape, ...companyText }),
  jobs: z.array(ownJob),
  /** Absent in answers of the release before. */
  job_drafts: z.optional(z.array(jobDraft)),
  /** The labels that the company has given; absent in copies from before they were stored. */
  known_labels: z.optional(z.array(z.string())),
  /** The company's own templates of messages. Absent in answers of the release before. */
  message_templates: z.optional(z.array(messageTemplate)),
  shortlist: z.array(
    z.object({
      candidate_id: id,
      status: z.enum(shortlistStatuses),
      /** Of a contacted one whose state is interview. */
      interview: z.optional(z.object({ at: z.optional(instant) })),
      notes: z.string(),
      ...shownLabels,
      shortlisted_at: instant,
      job: shortlistedJob,
    }),
  ),
  viewed_candidates: z.array(viewedCandidate),
  subscriptions: z.array(z.object({ ...subscription.shape, upi_id: z.nullable(z.string()) })),
  payments: z.array(payment),
  /** What invoices name; null: company and address of the profile. */
  billing: z.nullable(billingDetails),
  /** Invoices and credit notes, newest first. */
  invoices: z.array(ownDocument),
  /** What the recruiter attested of candidates whom they hired. */
  attestations: z.array(
    z.object({ candidate_id: id, job_id: id, levels: ownAttestation.shape.levels, attested_at: instant }),
  ),
  /** What the company uploaded for its verification. Absent in answers of the release before. */
  documents: z.optional(z.array(companyDocument)),
  /** Absent in answers of the release before. */
  threads: z.optional(z.array(ownThread)),
  interviews: z.optional(z.array(ownInterview)),
  /** The questions of the company's jobs for interviews. */
  interview_questions: z.optional(z.array(z.object({ job_id: id, questions: z.array(z.string()) }))),
});
export type RecruiterData = z.output<typeof recruiterData>;

const { saved_searches: _, search_hits: __, ...everyAccount } = everybody;

/** All data stored about an admin. The audit trail names people by id only. */
export const adminData = z.object({
  type: z.literal('admin'),
  ...everyAccount,
  profile: adminProfile,
  /** What the admin did and read, newest first. */
  audit: z.array(auditEntry),
});
export type AdminData = z.output<typeof adminData>;
