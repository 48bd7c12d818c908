import * as z from 'zod/mini';
import { accountKinds } from '../domain/account-kind.ts';
import { reportDecisions, reportedTypes, reportNoteLength, reportReasons } from '../domain/reports.ts';
import { defineCall } from './define.ts';
import { id, idText, instant, limit, message, paging, pairId, paragraphs } from './fields.ts';
import { messageFile, threadMessage } from './messages.ts';
import { companyText, recruiter } from './recruiters.ts';
import { statedReason } from './statement-fields.ts';

const staff = { admin: 'any', master_admin: 'any' } as const;

/** A recruiter who waits to be verified, with what an admin compares before deciding. */
export const waitingRecruiter = z.object({
  ...recruiter.shape,
  ...companyText,
  /** Sign-up, the loss of the verification or the return of a deactivated account, whichever was last. */
  waiting_since: instant,
  total_jobs: z.int(),
});
export type WaitingRecruiter = z.output<typeof waitingRecruiter>;

/** A job, candidate or company page with open reports. Candidates are masked. */
export const reportedSubject = z.object({
  subject: z.object({ type: z.enum(reportedTypes), id }),
  /** Title, masked name or company name; null when the subject no longer exists. */
  title: z.nullable(z.string()),
  /** The company of a job, or what a candidate does. */
  detail: z.string(),
  /** Whether it can be seen now. */
  is_visible: z.boolean(),
  open_reports: z.int(),
  /** The open reports by reason, the most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })),
  /** Note of the newest open report that has one. */
  newest_note: z.nullable(z.string()),
  oldest_at: instant,
  newest_at: instant,
  /** Rises with every report and decision; a decision names the version that the admin saw. */
  version: z.int(),
});
export type ReportedSubject = z.output<typeof reportedSubject>;

/** An open report as admins see it. */
export const openReport = z.object({
  reason: z.enum(reportReasons),
  note: z.string(),
  created_at: instant,
  /** Null: a guest, or an account that no longer exists. */
  reporter: z.nullable(z.object({ type: z.enum(accountKinds), id })),
  /** The thread of messages that it is about; absent in reports about anything else. */
  thread: z.optional(pairId),
});
export type OpenReport = z.output<typeof openReport>;

/** The latest decision about a subject, which closed the reports before it. */
const lastDecision = z.object({
  decision: z.enum(reportDecisions),
  note: z.string(),
  decided_at: instant,
  admin_id: id,
});

/** A message of a reported thread, without contact details, with short-lived addresses of its files. */
export const reportedMessage = z.object({
  ...z.omit(threadMessage, { id: true, author: true, files: true }).shape,
  files: z.optional(z.array(z.object({ ...messageFile.shape, file: z.url() }))),
});
export type ReportedMessage = z.output<typeof reportedMessage>;

/** A subject with its open reports, newest first, at most 100. */
export const reportedDetails = z.object({
  ...reportedSubject.shape,
  last_decision: z.nullable(lastDecision),
  reports: z.array(openReport),
  /** The latest messages of the thread in the query. */
  messages: z.optional(z.array(reportedMessage)),
});
export type ReportedDetails = z.output<typeof reportedDetails>;

/** Two lists of one screen; 50 recruiters are 100 keys of one batch. */
const queue = { limit: limit(20, 50), cursor: paging.cursor };
const subjectParams = z.object({ subject: z.enum(reportedTypes), id: idText });

/** An admin's decision about the reports that the admin saw. */
export const decisionBody = z.object({
  decision: z.enum(reportDecisions),
  note: z._default(paragraphs(reportNoteLength), ''),
  /** Of the subject when the admin looked at it: later reports are not closed unseen. */
  version: z.int().check(z.minimum(1)),
  /** Of a take-down. `note` is for admins only. */
  ...statedReason,
});

export const moderationCalls = {
  waitingRecruiters: defineCall({
    method: 'GET',
    path: '/admin/waiting-recruiters',
    summary: 'Active recruiters who are not verified, those waiting longest first.',
    access: staff,
    query: z.object(queue),
    status: 200,
    answer: z.array(waitingRecruiter),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  reported: defineCall({
    method: 'GET',
    path: '/admin/reports',
    summary: 'Jobs, candidates and company pages with open reports, the oldest first.',
    access: staff,
    query: z.object(queue),
    status: 200,
    answer: z.array(reportedSubject),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  reportsAbout: defineCall({
    method: 'GET',
    path: '/admin/reports/{subject}/{id}',
    summary: 'The open reports about one job, candidate or company page.',
    access: staff,
    params: subjectParams,
    /** `thread`: one that an open report is about; the look is recorded in the audit. */
    query: z.object({ thread: z.optional(pairId) }),
    status: 200,
    answer: reportedDetails,
    errors: ['NOT_FOUND'],
  }),
  decideReports: defineCall({
    method: 'POST',
    path: '/admin/reports/{subject}/{id}/decision',
    summary: 'Dismisses the open reports about a subject, or takes it down.',
    access: staff,
    params: subjectParams,
    body: decisionBody,
    status: 200,
    answer: message,
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  restoreJob: defineCall({
    method: 'PUT',
    path: '/admin/restore-job/{id}',
    summary: 'Lets the recruiter of a job that was taken down publish it again.',
    access: staff,
    params: z.object({ id: idText }),
    status: 200,
    answer: message,
    errors: ['JOB_NOT_FOUND'],
  }),
};
