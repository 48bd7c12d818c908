import * as z from 'zod/mini';
import { defineCall, userTypes } from './define.ts';
import { idText, instant, message, opaqueId, paging } from './fields.ts';

export const notificationKinds = [
  'application_received',
  'application_status_changed',
  'shortlisted',
  'recruiter_verified',
  'recruiter_unverified',
  'subscription_started',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** A notification. The browser writes its text from `kind` and `values` in the reader's language. */
export const notification = z.object({
  /** `{user type}-{user id}-{time and number}`: the owner is in the key. */
  id: z.string(),
  kind: z.enum(notificationKinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path inside the site that the notification leads to, or null. */
  link: z.nullable(z.string()),
  is_read: z.boolean(),
  created_at: instant,
});
export type Notification = z.output<typeof notification>;

const everybody = { candidate: 'self', recruiter: 'self', admin: 'self', master_admin: 'self' } as const;
const owner = z.object({ type: z.enum(userTypes), id: idText });

export const notificationCalls = {
  count: defineCall({
    method: 'GET',
    path: '/notifications/{type}/{id}/count',
    summary: 'How many notifications are unread; polled every 30 seconds.',
    access: everybody,
    own: ['params.id'],
    params: owner,
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
    access: { candidate: 'owner', recruiter: 'owner', admin: 'owner', master_admin: 'owner' },
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
    own: ['params.id'],
    params: owner,
    status: 200,
    answer: message,
  }),
};
