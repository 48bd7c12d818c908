import * as z from 'zod/mini';
import { type UserType, userTypes } from '../domain/account-kind.ts';
import { auditActions, auditTargets } from '../domain/audit.ts';
import { sendBacks } from '../domain/verification-wait.ts';
import { textId } from '../texts/text-id.ts';
import { adminProfile } from './admin-answers.ts';
import { dashboardStats, listedCandidate, listedRecruiter, trends } from './admin-lists.ts';
import { auditEntry } from './audit.ts';
import { defineCall } from './define.ts';
import { chartDays, email, flag, id, idText, line, paging } from './fields.ts';
import { sentDetails } from './own-details.ts';
import { reasonBody, statedReason } from './statement-fields.ts';

const staff = { admin: 'any', master_admin: 'any' } as const;

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
    summary: "Withdraws a recruiter's verification, or sends back one who waits for it.",
    access: staff,
    params: z.object({ id: idText }),
    body: z.object({
      ...statedReason,
      /** How one who waits is sent back, with a reason. Absent: the verification is withdrawn. */
      decision: z.optional(z.enum(sendBacks)),
    }),
    status: 200,
    answer: verification,
    errors: ['NOT_FOUND', 'INVALID_STATE'],
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
    summary: 'The same, under its other documented path.',
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
    summary: 'Changes by admins and their reads of personal data, newest first.',
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
    summary: "Replaces the caller's name, phone number and address.",
    access: { admin: 'self', master_admin: 'self' },
    own: ['params.id'],
    params: z.object({ id: idText }),
    body: sentDetails,
    status: 200,
    answer: adminProfile,
    errors: ['CHANGED_MEANWHILE'],
  }),
};
