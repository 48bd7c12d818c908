import * as z from 'zod/mini';
import { companyRoles } from '../domain/company-roles.ts';
import { browsers, systems } from '../domain/device.ts';
import { shortlistStatuses } from '../domain/hiring-statuses.ts';
import { interviewStates } from '../domain/interviews.ts';
import { wholeJobFields } from '../domain/job-fields.ts';
import { legalDocuments } from '../domain/legal-versions.ts';
import { threadSides } from '../domain/messages.ts';
import { reportedTypes, reportReasons } from '../domain/reports.ts';
import { creditReasons } from '../domain/view-credits.ts';
import { interfaceLanguages } from '../locales/languages.ts';
import { adminProfile } from './admin-answers.ts';
import { application } from './application-answers.ts';
import { ownAttestation } from './attestation-answers.ts';
import { auditEntry } from './audit.ts';
import { candidate } from './candidate-answers.ts';
import { ownCertificate } from './certificate-answers.ts';
import { companyDocument } from './company-documents.ts';
import { shownDay } from './consent-fields.ts';
import { defineCall } from './define.ts';
import { email, id, instant, message, pairId, readerLanguage } from './fields.ts';
import { scorecard } from './interview-kit-answers.ts';
import { interview } from './interviews.ts';
import { billingDetails, ownDocument } from './invoices.ts';
import { furtherTexts, jobSummary } from './job-answers.ts';
import { jobDraft } from './job-drafts.ts';
import { shownLabels } from './labels.ts';
import { languageMatch } from './match-answers.ts';
import { messageTemplate } from './message-templates.ts';
import { messageFile, thread, threadMessage } from './messages.ts';
import { mailPreferences, notification } from './notifications.ts';
import { statement } from './objections.ts';
import { officeHours } from './office-hours.ts';
import { payment } from './payments.ts';
import { answerShape } from './plain-answers.ts';
import { companyText, recruiter } from './recruiters.ts';
import { savedSearch } from './saved-search-answers.ts';
import { spokenSample } from './spoken-sample.ts';
import { subscription } from './subscriptions.ts';
import { transcription } from './transcriptions.ts';
import { candidateVisibility } from './visibility.ts';

/** A session: when it was started and last used (recorded every few minutes), and on which kind of device. */
const session = z.object({
  created_at: instant,
  last_used_at: instant,
  /** Null: started before devices were recorded, or on an unknown one. */
  device: z.nullable(z.object({ browser: z.nullable(z.enum(browsers)), system: z.nullable(z.enum(systems)) })),
});

export const ownSession = z.object({
  ...session.shape,
  /** The session that makes the call. */ is_current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** A report that the account's owner wrote. */
const ownReport = z.object({
  subject_type: z.enum(reportedTypes),
  subject_id: id,
  reason: z.enum(reportReasons),
  note: z.string(),
  created_at: instant,
  /** The thread of messages that it is about; absent in reports about anything else. */
  thread: z.optional(z.string()),
  /** The present name of a company whose page the caller reported, public or not; absent once it is deleted. */
  company_name: z.optional(z.string()),
});

/** A thread of messages: what the own side wrote, and to candidates also what the company wrote, as it is shown. */
const ownThread = z.object({
  ...z.pick(thread, { id: true, company_name: true }).shape,
  messages: z.array(
    z.object({
      ...z.omit(threadMessage, { id: true, author: true, files: true }).shape,
      /** With short-lived addresses of those that the account may open. */
      files: z.optional(z.array(z.object({ ...messageFile.shape, file: z.optional(z.url()) }))),
    }),
  ),
});

/** What the company's people saw in an interview. A candidate's copy does not name the author. */
const ownScorecard = z.object({
  ...z.pick(scorecard, { at: true, languages: true, note: true }).shape,
  author: z.optional(scorecard.shape.author),
});

/** An interview, without the other side's name. */
const ownInterview = z.object({
  ...z.pick(interview, {
    id: true,
    company_name: true,
    job: true,
    minutes: true,
    place: true,
    missing: true,
    is_disputed: true,
  }).shape,
  state: z.enum(interviewStates),
  times: z.array(instant),
  /** The side that named them. */
  named_by: z.optional(z.enum(threadSides)),
  agreed: z.optional(instant),
  /** The time zones in which the two sides read the times; the candidate's is absent before an answer. */
  zones: z.optional(z.object({ recruiter: z.string(), candidate: z.optional(z.string()) })),
  offered_at: z.optional(instant),
  changed_at: z.optional(instant),
  /** When both sides are still to be reminded of the agreed time, and when they last were. */
  reminders: z.optional(z.array(instant)),
  reminded_at: z.optional(instant),
  /** The company's copy alone: who invited; null for a colleague who left. */
  invited_by: z.optional(interview.shape.recruiter),
  /** Absent without any. */
  scorecards: z.optional(z.array(ownScorecard)),
});

/** A job or candidate that a saved search found. */
export const searchHit = z.object({ saved_search: z.string(), found_id: id, found_at: instant });
export type SearchHit = z.output<typeof searchHit>;

/** A transcription of the candidate's video; without a text unless it is completed. */
const ownTranscript = z.object({
  requested_at: instant,
  status: transcription.shape.status,
  text: z.nullable(z.string()),
  language: z.nullable(z.string()),
});

/** An acceptance of legal documents: their versions by document. */
const consent = z.object({
  versions: z.partialRecord(z.enum(legalDocuments), z.string()),
  language: z.enum(interfaceLanguages),
  accepted_at: instant,
});

const everybody = {
  exported_at: instant,
  /** False when a list was longer than one response contains. */
  is_complete: z.boolean(),
  account: z.object({
    id,
    name: z.string(),
    email: z.string(),
    /** Without the session secrets. */
    sessions: z.array(session),
    /** When a session was last ended by signing out; null before the first time. */
    signed_out_at: z.nullable(instant),
    /** Addresses that the account had during the last days, oldest first. */
    former_addresses: z.array(z.object({ email: z.string(), changed_at: instant })),
    /** In whose company the account works, and with which role; absent for founders and all others. */
    company: z.optional(z.object({ id, role: z.enum(companyRoles) })),
    /** Which versions of the legal documents were accepted, in which language and when; oldest first. */
    consents: z._default(z.array(consent), []),
    /** The push services of the devices on which new messages are shown; absent in answers of the release before. */
    push_services: z.optional(z.array(z.string())),
    /** Which mails the owner wants, and in which language; absent in answers of the release before. */
    mail_preferences: z.optional(mailPreferences),
    /** The time zone in which times of interviews are read; absent before one is known. */
    time_zone: z.optional(z.string()),
    /** Whether the owner chose it; otherwise it is that of a browser. */
    is_time_zone_chosen: z.optional(z.boolean()),
    /** When the owner can be booked for interviews; absent where that is not set. */
    office_hours: z.optional(z.omit(officeHours, { version: true })),
    /** Whether the calendar of the interviews has a secret address; absent in answers of the release before. */
    has_calendar_address: z.optional(z.boolean()),
  }),
  notifications: z.array(z.omit(notification, { is_read: true })),
  reports: z.array(ownReport),
  /** Decisions about the account's owner, with their objections. */
  decisions: z._default(z.array(statement), []),
  saved_searches: z.array(savedSearch),
  /** What they found, as long as that is stored. */
  search_hits: z._default(z.array(searchHit), []),
};

const shortlistedJob = z.nullable(z.object({ id, title: z.string(), company: z.string() }));

/** A recruiter, with the company's present name; absent while the account is being deleted. */
const otherCompany = { recruiter_id: id, company_name: z.optional(z.string()) };

/** A candidate's place on a recruiter's shortlist. */
export const shortlistPlace = z.object({
  ...otherCompany,
  status: z.enum(shortlistStatuses),
  shortlisted_at: instant,
  job: shortlistedJob,
});

/** A recruiter unlocked a candidate's profile. */
export const profileView = z.object({ ...otherCompany, viewed_at: instant });

export const jobView = z.object({ job_id: id, viewed_at: instant });

export const ownUpload = z.object({ kind: z.string(), status: z.string(), created_at: instant });

/** A list of a job's applicants, ordered by match, in which the candidate was shown. It says nothing about the others. */
const ownRanking = z.object({
  application_id: pairId,
  /** When it was shown first on that day. */
  shown_at: instant,
  /** Place in the page of the list, from 1, and how many applicants the page had. */
  position: z.int(),
  applicants: z.int(),
  match: languageMatch,
});

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

const owners = { candidate: 'any', recruiter: 'any' } as const;
const everyType = { ...owners, admin: 'any', master_admin: 'any' } as const;

export const accountRemovalBody = z.object({ confirm: email });

export const accountCalls = {
  export: defineCall({
    method: 'GET',
    path: '/account/export',
    summary: "All data stored about the caller, without other users' personal data.",
    access: everyType,
    about: 'account',
    status: 200,
    answer: z.union([candidateData, recruiterData, adminData]),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/account',
    summary: "Deletes the caller's account and all its data permanently.",
    access: owners,
    about: 'account',
    body: accountRemovalBody,
    status: 200,
    answer: message,
    errors: ['INVALID_STATE'],
  }),
  acceptDocuments: defineCall({
    method: 'POST',
    path: '/account/consents',
    summary: 'Stores which versions of the legal documents the caller accepted, in which language and when.',
    access: owners,
    about: 'account',
    body: z.object({
      privacy_version: z.optional(shownDay),
      terms_version: z.optional(shownDay),
      language: readerLanguage,
    }),
    status: 204,
    errors: ['INVALID_STATE'],
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/account/sessions',
    summary: "The caller's live sessions, the calling one first, then by their last use; ten at most.",
    access: everyType,
    about: 'account',
    status: 200,
    answer: z.array(ownSession),
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/account/sessions',
    summary: "Ends all of the caller's sessions but the calling one.",
    access: everyType,
    about: 'account',
    status: 200,
    answer: z.object({ message: z.string(), /** How many live sessions ended. */ ended: z.int() }),
  }),
};
