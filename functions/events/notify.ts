import * as z from 'zod/mini';
import type { NewNotification } from '#functions/notifications/notification-store.ts';
import { isoTime } from '#functions/runtime/clock.ts';
import type { Change } from './change.ts';
import type { Concern, Effect } from './effect.ts';

const application = z.object({
  card: z.object({
    job_id: z.int(),
    candidate_id: z.int(),
    recruiter_id: z.int(),
    status: z.string(),
    applied_at: z.string(),
    job: z.object({ title: z.string(), company_name: z.string() }),
    masked_name: z.string(),
  }),
});
const account = z.object({ kind: z.string(), id: z.int(), verified: z.boolean() });
const subscription = z.object({
  card: z.object({ recruiter_id: z.int(), plan: z.object({ name: z.string() }), is_active: z.boolean() }),
});
const shortlistEntry = z.object({
  card: z.object({
    candidate: z.object({ id: z.int() }),
    job: z.nullable(z.object({ title: z.string(), company: z.string() })),
  }),
});

type Content = Pick<NewNotification, 'kind' | 'values' | 'link'>;
type Reader = 'candidate' | 'recruiter';

const tell = (kind: Reader, id: number, content: Content, at: string): Effect[] => [
  { kind: 'notification', to: { kind, id }, notification: { ...content, at } },
];

function aboutApplication({ before, after, at }: Change): Effect[] {
  if (!after) return [];
  const { card } = application.parse(after);
  const { title, company_name } = card.job;
  if (!before) {
    // The recruiter has not unlocked this candidate: the name stays masked.
    const values = { job_title: title, candidate_name: card.masked_name };
    const content: Content = { kind: 'application_received', values, link: `/job/${card.job_id}/applicants` };
    return tell('recruiter', card.recruiter_id, content, card.applied_at);
  }
  if (card.status === 'applied' || card.status === application.parse(before).card.status) return [];
  const values = { job_title: title, company_name, status: card.status };
  const content: Content = { kind: 'application_status_changed', values, link: `/job/${card.job_id}` };
  return tell('candidate', card.candidate_id, content, isoTime(at));
}

function aboutAccount({ before, after, at }: Change): Effect[] {
  if (!before || !after) return [];
  const { kind, id, verified } = account.parse(after);
  if (kind !== 'recruiter' || verified === account.parse(before).verified) return [];
  const content: Content = {
    kind: verified ? 'recruiter_verified' : 'recruiter_unverified',
    values: {},
    link: '/recruiter/dashboard',
  };
  return tell('recruiter', id, content, isoTime(at));
}

function aboutSubscription({ before, after, at }: Change): Effect[] {
  const card = after && subscription.parse(after).card;
  if (!card?.is_active || (before && subscription.parse(before).card.is_active)) return [];
  const values = { plan_name: card.plan.name };
  const content: Content = { kind: 'subscription_started', values, link: '/recruiter/dashboard' };
  return tell('recruiter', card.recruiter_id, content, isoTime(at));
}

function aboutShortlist({ before, after, at }: Change): Effect[] {
  if (before || !after) return [];
  const { candidate, job } = shortlistEntry.parse(after).card;
  const values: Content['values'] = job ? { job_title: job.title, company_name: job.company } : {};
  return tell('candidate', candidate.id, { kind: 'shortlisted', values, link: null }, isoTime(at));
}

const byEntity: Record<string, Concern> = {
  application: aboutApplication,
  account: aboutAccount,
  subscription: aboutSubscription,
  shortlist_entry: aboutShortlist,
};

/** Whom a change is told to: only what the reader may see goes into the notification. */
export const notify: Concern = (change) => byEntity[change.entity]?.(change) ?? [];
