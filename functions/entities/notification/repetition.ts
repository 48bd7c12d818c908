import { hash } from 'node:crypto';
import type { Notification, NotificationKind } from '#shared/contracts/notifications.ts';

type Told = Pick<Notification, 'kind' | 'values' | 'link'>;

/**
 * What a repetition has in common with the notification before it, besides inbox, kind and sender. Only what somebody
 * can bring about again and again is listed; the other kinds tell something new each time.
 */
const topics: Partial<Record<NotificationKind, (told: Told) => string>> = {
  shortlisted: ({ values }) => (values.job_title === undefined ? 'no job' : 'a job'),
  // The link names the job.
  application_status_changed: ({ link, values }) => `${link} ${values.status}`,
  contacted: ({ link, values }) => `${link} ${values.method}`,
  recruiter_verified: () => '',
  recruiter_unverified: () => '',
  payment_failed: ({ values }) => `${values.plan_name} ${values.method}`,
};

/**
 * The group of notifications that collapse into one, as a name for keys: 22 base64url characters of a SHA-256, which
 * tell nothing of the sender. Undefined for kinds that are never collapsed.
 */
export function groupOf(sender: string, told: Told): string | undefined {
  const topic = topics[told.kind]?.(told);
  if (topic === undefined) return undefined;
  return hash('sha256', JSON.stringify([told.kind, sender, topic]), 'base64url').slice(0, 22);
}

/** Repetitions collapse within this time of the first one, in milliseconds. */
const windowMs = 24 * 60 * 60 * 1000;

/** Whether something that happened at `at` (ISO 8601) is a repetition of what began at `since`; late events are, too. */
export const isRepetition = (since: string, at: string): boolean => Date.parse(at) < Date.parse(since) + windowMs;
