import { hash } from 'node:crypto';
import { dayMs, type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import type { NotificationSummary } from './stored-notification.ts';

type Content = Pick<NotificationSummary, 'kind' | 'values' | 'link'>;

/**
 * What a duplicate has in common with the notification before it, besides inbox, kind and sender. Only kinds are listed
 * that a user can cause again and again; of the others each one is new.
 */
const topics: Partial<Record<NotificationSummary['kind'], (content: Content) => string>> = {
  // An application can be withdrawn and sent again.
  application_received: ({ link }) => String(link),
  shortlisted: ({ values }) => (values.job_title === undefined ? 'no job' : 'a job'),
  // The link names the job.
  application_status_changed: ({ link, values }) => `${link} ${values.status}`,
  contacted: ({ link, values }) => `${link} ${values.method}`,
  // A view that is given back can be used again.
  profile_unlocked: () => '',
  recruiter_verified: () => '',
  // Levels can be attested and revoked again.
  languages_attested: () => '',
  // The link names the thread.
  message_received: ({ link }) => String(link),
  // Times can be named again and again; each agreement or end, which counts the changes of the event, is new.
  // What colleagues have with one candidate are different ones.
  interview_changed: ({ values: { step, reminder = '', interview, sequence, colleague = '' } }) =>
    sequence === undefined ? `${step}${colleague}` : `${step}${reminder} ${interview} ${sequence}`,
  payment_failed: ({ values }) => `${values.plan_name} ${values.method}`,
};

/**
 * The group of notifications that collapse into one, as a name for keys: 22 base64url characters of a SHA-256, which
 * do not reveal the sender. Undefined for kinds that are never collapsed.
 */
export function groupOf(sender: string, content: Content): string | undefined {
  const topic = topics[content.kind]?.(content);
  if (topic === undefined) return undefined;
  return hash('sha256', JSON.stringify([content.kind, sender, topic]), 'base64url').slice(0, 22);
}

/** Duplicates collapse within this time of the first one. */
const windowMs = dayMs;

/** Whether something that happened at `at` is a duplicate of what began at `since`; late events are, too. */
export const isDuplicate = (since: IsoInstant, at: IsoInstant): boolean => toEpochMs(at) < toEpochMs(since) + windowMs;
