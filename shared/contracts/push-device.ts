import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { message } from './fields.ts';

const inBase64url = (length: number) => z.string().check(z.length(length), z.regex(/^[A-Za-z0-9_-]+$/));

/** The browser's push subscription, as `PushSubscription.toJSON` names its parts. */
export const pushSubscription = z.object({
  /** The address of the push service for this browser: a secret, as anyone who knows it can send to the browser. */
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1_024)),
  /** An uncompressed point of P-256 (RFC 8291) in base64url. */
  p256dh: inBase64url(87),
  /** 16 bytes in base64url. */
  auth: inBase64url(22),
});
export type PushSubscriptionParts = z.output<typeof pushSubscription>;

const people = { candidate: 'any', recruiter: 'any' } as const;

/** Notifications on the device of the calling session (decision 135). */
export const pushDeviceCalls = {
  pushDevice: defineCall({
    method: 'GET',
    path: '/push-device',
    summary: 'Whether new messages are shown on the device of this session.',
    access: people,
    about: 'account',
    status: 200,
    answer: z.object({
      /** The server's public key, with which browsers subscribe. */
      key: z.string(),
      is_on: z.boolean(),
      /** The endpoints of all the account's devices, by which a browser knows that its subscription is of this account. */
      endpoints: z.array(z.string()),
    }),
  }),
  setPushDevice: defineCall({
    method: 'PUT',
    path: '/push-device',
    summary: 'Shows new messages on the device of this session, as long as the session lasts.',
    access: people,
    about: 'account',
    body: pushSubscription,
    status: 200,
    answer: message,
    errors: ['INVALID_INPUT'],
  }),
  removePushDevice: defineCall({
    method: 'DELETE',
    path: '/push-device',
    summary: 'Shows no more messages on the device of this session.',
    access: people,
    about: 'account',
    status: 200,
    answer: message,
  }),
};
