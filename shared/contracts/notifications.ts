import * as z from 'zod/mini';
import { userTypes } from '../domain/account-kind.ts';
import { notificationKinds, previouslyChosenKinds, usualKinds } from '../domain/notification-kinds.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { idText, instant, message, opaqueId, paging } from './fields.ts';

/** A notification. The browser renders its text from `kind` and `values` in the reader's language. */
export const notification = z.object({
  /** `{user type}-{user id}-{time and number}`: contains the owner. */
  id: z.string(),
  kind: z.enum(notificationKinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path within the site that the notification links to, or null. */
  link: z.nullable(z.string()),
  is_read: z.boolean(),
  /** Time of the event, or of the latest event if it was repeated. */
  created_at: instant,
  /** Number of events within a day while it was unread; absent: one. */
  count: z.optional(z.int()),
});
export type Notification = z.output<typeof notification>;

/** Which kinds of mailable notifications the reader wants as mails. */
const wantedMails = z.partialRecord(z.enum(usualKinds), z.boolean());

/** Choices of a page, which may be older than this server. */
const choices = z.partialRecord(z.enum([...usualKinds, ...previouslyChosenKinds]), z.boolean());

/** A language tag such as `de` or `pt-BR`. */
const languageTag = z
  .string()
  .check(z.maxLength(35), z.regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/, textId('locale_invalid')));

export const mailPreferences = z.object({
  mails: wantedMails,
  /** Language of the mails; null: unknown, mails are in English. */
  language: z.nullable(languageTag),
  /** Whether a candidate gets the weekly digest of new jobs that fit; absent for all others. */
  job_digest: z.optional(z.boolean()),
});
export type MailPreferences = z.output<typeof mailPreferences>;

const everyType = { candidate: 'any', recruiter: 'any', admin: 'any', master_admin: 'any' } as const;
const everybody = { candidate: 'self', recruiter: 'self', admin: 'self', master_admin: 'self' } as const;
const owner = z.object({ type: z.enum(userTypes), id: idText });

export const notificationCalls = {
  count: defineCall({
    method: 'GET',
    path: '/notifications/{type}/{id}/count',
    summary: 'The number of unread notifications; polled every 30 seconds.',
    access: everybody,
    own: ['params.id'],
    params: owner,
    eitherOrder: ['type', 'id'],
    status: 200,
    answer: z.object({ unread_count: z.int() }),
    passive: true,
  }),
  list: defineCall({
    method: 'GET',
    path: '/notifications/{type}/{id}',
    summary: "The caller's notifications, newest first.",
    access: everybody,
    own: ['params.id'],
    params: owner,
    eitherOrder: ['type', 'id'],
    query: z.object(paging),
    status: 200,
    answer: z.array(notification),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  read: defineCall({
    method: 'PUT',
    path: '/notifications/{id}/read',
    summary: 'Marks one notification as read.',
    access: everybody,
    role: 'viewer',
    own: ['params.id.0', 'params.id.1'],
    params: z.object({
      id: opaqueId(/^[a-z_]{5,12}-[1-9][0-9]{0,11}-[0-9A-Za-z_-]{8,64}$/),
    }),
    status: 200,
    answer: message,
    errors: ['NOT_FOUND'],
  }),
  readAll: defineCall({
    method: 'PUT',
    path: '/notifications/{type}/{id}/read-all',
    summary: 'Marks all notifications as read.',
    access: everybody,
    role: 'viewer',
    own: ['params.id'],
    params: owner,
    eitherOrder: ['type', 'id'],
    status: 200,
    answer: message,
  }),
  preferences: defineCall({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Which notifications the caller also receives as mails, and in which language.',
    access: everyType,
    about: 'account',
    status: 200,
    answer: mailPreferences,
  }),
  updatePreferences: defineCall({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Changes the given mail preferences.',
    access: everyType,
    about: 'account',
    body: z.partial(z.extend(mailPreferences, { mails: choices })),
    status: 200,
    answer: mailPreferences,
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/notifications/unsubscribe',
    summary: 'Stops all notification mails; the link in each mail contains the token, so no session is required.',
    access: 'public',
    query: z.object({ token: z.string().check(z.maxLength(512)) }),
    status: 200,
    answer: message,
    errors: ['INVALID_SIGNATURE'],
  }),
};
