import * as z from 'zod/mini';
import { companyRoles } from '../domain/company-roles.ts';
import { shortlistStatuses } from '../domain/hiring-statuses.ts';
import { interviewStates } from '../domain/interviews.ts';
import { legalDocuments } from '../domain/legal-versions.ts';
import { threadSides } from '../domain/messages.ts';
import { reportedTypes, reportReasons } from '../domain/reports.ts';
import { interfaceLanguages } from '../locales/languages.ts';

import { id, instant, pairId } from './fields.ts';
import { scorecard } from './interview-kit-answers.ts';
import { interview } from './interviews.ts';
import { languageMatch } from './match-answers.ts';
import { messageFile, thread, threadMessage } from './messages.ts';
import { mailPreferences, notification } from './notifications.ts';
import { statement } from './objections.ts';
import { officeHours } from './office-hours.ts';
import { session } from './own-sessions.ts';

import { savedSearch } from './saved-search-answers.ts';
import { transcription } from './transcriptions.ts';

// The parts of the copies of their data that people get.

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
export const ownThread = z.object({
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
export const ownInterview = z.object({
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
export const ownTranscript = z.object({
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

export const everybody = {
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

export const shortlistedJob = z.nullable(z.object({ id, title: z.string(), company: z.string() }));

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
export const ownRanking = z.object({
  application_id: pairId,
  /** When it was shown first on that day. */
  shown_at: instant,
  /** Place in the page of the list, from 1, and how many applicants the page had. */
  position: z.int(),
  applicants: z.int(),
  match: languageMatch,
});
