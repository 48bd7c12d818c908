import * as z from 'zod/mini';
import { type UserType, userTypes } from '../domain/account-kind.ts';
import { auditActions, auditTargets } from '../domain/audit.ts';
import { candidateFields } from '../domain/candidate-fields.ts';
import { textId } from '../texts/text-id.ts';
import { adminProfile } from './admin-answers.ts';
import { auditEntry } from './audit.ts';
import { candidate } from './candidate-answers.ts';
import { defineCall } from './define.ts';
import { chartDays, email, flag, id, idText, instant, line, paging } from './fields.ts';
import { shownLanguages } from './language-answers.ts';
import { sentDetails } from './own-details.ts';
import { answerShape } from './plain-answers.ts';
import { companyText, recruiter } from './recruiters.ts';
import { reasonBody } from './statement-fields.ts';

const staff = { admin: 'any', master_admin: 'any' } as const;

const listedState = { is_active: z.boolean(), is_deleted: z.boolean() };

/** What the list of candidates has with `fields=all`: languages without numbers of certificates, files by their presence. */
const furtherCandidateFields = z.object({
  ...z.pick(candidate, { avatar: true, video_public: true, profile_public: true }).shape,
  ...shownLanguages,
  has_cv: z.boolean(),
  has_video: z.boolean(),
});

/** A candidate in the user management; with `fields=all` also in the database viewer. */
export const listedCandidate = z.object({
  ...z.pick(candidate, {
    id: true,
    name: true,
    email: true,
    phone: true,
    created_at: true,
  }).shape,
  ...answerShape(candidateFields),
  ...listedState,
  ...z.partial(furtherCandidateFields).shape,
  type: z.literal('candidate'),
});
export type ListedCandidate = z.output<typeof listedCandidate>;

/**
 * A recruiter in the user management. `is_verified` equals `verified`: the specification documents both names. With
 * `fields=all` it has the texts of the company's page.
 */
export const listedRecruiter = z.object({
  ...recruiter.shape,
  ...listedState,
  ...z.partial(z.object(companyText)).shape,
  type: z.literal('recruiter'),
  is_verified: z.boolean(),
  /** When a verified recruiter's mail address changed; absent once an admin verified them again. */
  address_changed_at: z.optional(instant),
});
export type ListedRecruiter = z.output<typeof listedRecruiter>;

/** The documented dashboard statistics keep their camelCase. */
export const dashboardStats = z.object({
  /** Without deleted accounts. */
  totalCandidates: z.int(),
  totalRecruiters: z.int(),
  verifiedRecruiters: z.int(),
  unverifiedRecruiters: z.int(),
  /** All jobs, as the list of all jobs has them, and those that take applications. */
  totalJobs: z.int(),
  activeJobs: z.int(),
  pendingPayments: z.int(),
  totalSubscriptions: z.int(),
  /** Active recruiters who are not verified: in the moderation queue, as are subjects with open reports. */
  waitingRecruiters: z.int(),
  openReports: z.int(),
  /** Certificates that wait to be checked, and refused duplicates. */
  openCertificates: z.int(),
  activeSubscriptions: z.int(),
  /** Of accounts in each list of users: the active ones, and all with the deactivated and deleted ones until they are erased. */
  activeCandidates: z.int(),
  activeRecruiters: z.int(),
  allCandidates: z.int(),
  allRecruiters: z.int(),
  /** What was really paid for subscriptions, less what was paid back, in rupees. */
  totalRevenue: z.number(),
});
export type DashboardStats = z.output<typeof dashboardStats>;

/** What was counted for the portal on a day; days on which nothing was counted are left out. */
const portalDay = z.object({
  date: z.iso.date(),
  /** Sign-ups. */
  candidates: z.int(),
  recruiters: z.int(),
  /** Recruiters who were verified for the first time, and the hours that they waited since their sign-ups together. */
  verified: z.int(),
  waited_hours: z.number(),
  /** How many of them waited up to a day, up to three days, up to a week, and longer. */
  waited: z.object({ day: z.int(), three_days: z.int(), week: z.int(), longer: z.int() }),
  /** Subscriptions that started, trials included, and what was paid in whole rupees, by the plan's name when it was sold. */
  plans: z.array(z.object({ name: z.string(), started: z.int(), revenue: z.int() })),
  /** Paid back, in rupees. A partial refund counts on the day of its payment. */
  refunded: z.number(),
});

/** Figures by day, oldest first; both dates are part of the period. */
export const trends = z.object({ from: z.iso.date(), until: z.iso.date(), days: z.array(portalDay) });
export type Trends = z.output<typeof trends>;

const listQuery = z.object({
  ...paging,
  include_deleted: z._default(flag, false),
  keyword: z.optional(line(100)),
  fields: z.optional(z.enum(['all'])),
});
const verification = z.object({ message: z.string(), recruiter: z.object({ id, verified: z.boolean() }) });

const someUser = z
  .string()
  .check(z.regex(/^(candidate|recruiter|admin|master_admin|[1-9][0-9]{0,11})$/, textId('user_part_invalid')));
const isType = (text: string) => !/^[0-9]/.test(text);

/** A user's type and id in either order: exactly one must be a type and the other an id. */
const userInEitherOrder = z
  .object({ a: someUser, b: someUser })
  .check(z.refine(({ a, b }) => isType(a) !== isType(b), textId('user_parts_mismatched')));

/** The user that a validated path names. */
export const userOf = ({ a, b }: z.output<typeof userInEitherOrder>) => {
  const [type, digits] = isType(a) ? [a, b] : [b, a];
  return { type: type as UserType, id: Number(digits) };
};

/** A user's state after a change. */
const changedUser = z.object({
  message: z.string(),
  user: z.object({ type: z.enum(userTypes), id, is_active: z.boolean(), is_deleted: z.boolean() }),
  /** The account is being erased: its data is deleted within seconds, its e-mail address is free immediately. */
  is_permanent: z.boolean(),
});
export type ChangedUser = z.output<typeof changedUser>;

const userChange = {
  access: staff,
  params: userInEitherOrder,
  status: 200,
  answer: changedUser,
} as const;

/**
 * The first deletion can be undone, one of a deleted user is permanent. A client that sends the state in which it saw the
 * user never deletes permanently by repeating a call whose response it lost.
 */
const userDeletion = {
  ...userChange,
  query: z.object({ seen: z.optional(z.enum(['active', 'deactivated'])) }),
  body: reasonBody,
} as const;

/** With milliseconds, as the times of entries: such texts are in the order of time. */
const auditInstant = z.iso.datetime({ precision: 3 }).brand<'IsoInstant'>();

const auditQuery = z
  .object({
    ...paging,
    actor_id: z.optional(idText),
    action: z.optional(z.enum(auditActions)),
    target_type: z.optional(z.enum(auditTargets)),
    target_id: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,11}(-[1-9][0-9]{0,11})?$/))),
    /** Entries of lists that contained the target, instead of entries about the target alone. */
    in_lists: z._default(flag, false),
    /** Entries from this instant on. */
    from: z.optional(auditInstant),
    /** Entries before this instant. */
    until: z.optional(auditInstant),
  })
  .check(
    z.refine(({ from, until }) => from === undefined || until === undefined || from < until, {
      message: textId('audit_period_empty'),
      path: ['until'],
    }),
    z.refine(({ target_type, target_id }) => (target_type === undefined) === (target_id === undefined), {
      message: textId('audit_target_incomplete'),
      path: ['target_id'],
    }),
  );

export const adminCalls = {
  stats: defineCall({
    method: 'GET',
    path: '/admin/stats',
    summary: "The dashboard's statistics.",
    access: staff,
    status: 200,
    answer: dashboardStats,
  }),
  trends: defineCall({
    method: 'GET',
    path: '/admin/trends',
    summary: 'Sign-ups, verifications, revenue and started subscriptions by day.',
    access: staff,
    query: z.object({ days: chartDays }),
    status: 200,
    answer: trends,
  }),
  candidates: defineCall({
    method: 'GET',
    path: '/admin/candidates',
    summary: 'Candidates, newest first.',
    access: staff,
    query: listQuery,
    status: 200,
    answer: z.array(listedCandidate),
    paged: true,
    counted: true,
    errors: ['INVALID_CURSOR'],
  }),
  recruiters: defineCall({
    method: 'GET',
    path: '/admin/recruiters',
    summary: 'Recruiters, newest first.',
    access: staff,
    query: listQuery,
    status: 200,
    answer: z.array(listedRecruiter),
    paged: true,
    counted: true,
    errors: ['INVALID_CURSOR'],
  }),
  verifyRecruiter: defineCall({
    method: 'PUT',
    path: '/admin/verify-recruiter/{id}',
    summary: 'Marks a recruiter as verified.',
    access: staff,
    params: z.object({ id: idText }),
    body: z.object({
      /** The mail address that the screen showed: a recruiter with another one is not verified. */
      shown_email: z.optional(email),
    }),
    status: 200,
    answer: verification,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  unverifyRecruiter: defineCall({
    method: 'PUT',
    path: '/admin/unverify-recruiter/{id}',
    summary: "Withdraws a recruiter's verification.",
    access: staff,
    params: z.object({ id: idText }),
    body: reasonBody,
    status: 200,
    answer: verification,
    errors: ['NOT_FOUND'],
  }),
  activeAdmins: defineCall({
    method: 'GET',
    path: '/admin/active-admins',
    summary: 'Admins, newest first; inactive ones only with `include_inactive`.',
    access: staff,
    query: z.object({ ...paging, include_inactive: z._default(flag, false) }),
    status: 200,
    answer: z.array(adminProfile),
    paged: true,
    counted: true,
    errors: ['INVALID_CURSOR'],
  }),
  terminateUser: defineCall({
    method: 'DELETE',
    path: '/admin/terminate-user/{a}/{b}',
    summary: 'Deletes a user; erases the account if it was already deleted, unless `seen` says otherwise.',
    ...userDeletion,
    errors: ['NOT_FOUND', 'LAST_MASTER_ADMIN', 'OWN_ACCOUNT'],
  }),
  manualDeleteUser: defineCall({
    method: 'DELETE',
    path: '/admin/manual-delete-user/{a}/{b}',
    summary: 'The same as the call before, under its other documented path.',
    ...userDeletion,
    errors: ['NOT_FOUND', 'LAST_MASTER_ADMIN', 'OWN_ACCOUNT'],
  }),
  hardDeleteUser: defineCall({
    method: 'DELETE',
    path: '/admin/hard-delete-user/{a}/{b}',
    summary: 'Erases an account and all its data permanently.',
    ...userChange,
    errors: ['NOT_FOUND', 'LAST_MASTER_ADMIN', 'OWN_ACCOUNT'],
  }),
  deactivateUser: defineCall({
    method: 'PUT',
    path: '/admin/deactivate-user/{a}/{b}',
    summary: 'Deactivates a user: ends their sessions and prevents sign-in.',
    ...userChange,
    body: reasonBody,
    errors: ['NOT_FOUND', 'INVALID_STATE', 'LAST_MASTER_ADMIN', 'OWN_ACCOUNT'],
  }),
  reactivateUser: defineCall({
    method: 'PUT',
    path: '/admin/reactivate-user/{a}/{b}',
    summary: 'Lets a deactivated or deleted user sign in again.',
    ...userChange,
    errors: ['NOT_FOUND'],
  }),
  audit: defineCall({
    method: 'GET',
    path: '/admin/audit',
    summary:
      'Changes by admins and their reads of personal data, newest first; filtered by admin, action, target and time.',
    access: staff,
    query: auditQuery,
    status: 200,
    answer: z.array(auditEntry),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  profile: defineCall({
    method: 'GET',
    path: '/admin/profile/{id}',
    summary: "An admin's data: one's own, and for master admins everybody's.",
    access: { admin: 'self', master_admin: 'any' },
    own: ['params.id'],
    params: z.object({ id: idText }),
    status: 200,
    answer: adminProfile,
    errors: ['NOT_FOUND'],
  }),
  updateProfile: defineCall({
    method: 'PUT',
    path: '/admin/profile/{id}',
    summary: "Replaces the caller's name, phone number and address; the audit trail tells it.",
    access: { admin: 'self', master_admin: 'self' },
    own: ['params.id'],
    params: z.object({ id: idText }),
    body: sentDetails,
    status: 200,
    answer: adminProfile,
    errors: ['CHANGED_MEANWHILE'],
  }),
};
