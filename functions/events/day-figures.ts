import * as z from 'zod/mini';
import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { announcedStatus, heldFields } from '#functions/entities/application/held-change.ts';
import { type ReachedStages, reachedStages, stageDays } from '#functions/entities/application/reached-stages.ts';
import { applicationSummary } from '#functions/entities/application/stored-application.ts';
import { candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { parsePayment } from '#functions/entities/payment/stored-payment.ts';
import { recruiterSummary, storedVerification } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { DayFigures } from '#functions/entities/statistics/day-store.ts';
import { difference, type Figures } from '#functions/entities/statistics/figures.ts';
import type { PortalFigure } from '#functions/entities/statistics/stored-day.ts';
import { paidByHand, subscriptionSummary } from '#functions/entities/subscription/stored-subscription.ts';
import type { HiringFigure } from '#shared/domain/hiring-stages.ts';
import { minuteMs, toEpochMs } from '#shared/domain/time.ts';
import { waitOf } from '#shared/domain/verification-wait.ts';
import type { Effect } from './effect.ts';

const application = itemSchema({
  summary: z.pick(applicationSummary, { job_id: true, recruiter_id: true, status: true, applied_at: true }),
  ...reachedStages,
  held: heldFields.held,
});
const candidate = itemSchema({ summary: z.pick(candidateSummary, { created_at: true }) });
const recruiter = itemSchema({ summary: z.pick(recruiterSummary, { created_at: true }), ...storedVerification });
const subscription = itemSchema({
  summary: z.pick(subscriptionSummary, {
    plan: true,
    start_date: true,
    created_at: true,
    price: true,
    payment_method: true,
    payment_status: true,
  }),
});

type Application = z.output<typeof application>;

/** What an item counts, by day. */
type Days<Name extends string> = Record<string, Figures<Name>>;

const dayOfInstant = (at: string) => at.slice(0, 'YYYY-MM-DD'.length);

function joined<Name extends string>(parts: readonly [day: string, figures: Figures<Name>][]): Days<Name> {
  const days: Days<Name> = {};
  for (const [day, figures] of parts) days[day] = { ...days[day], ...figures };
  return days;
}

const hiringDays = ({ summary }: Application, stages: ReachedStages): Days<HiringFigure> =>
  joined<HiringFigure>([
    [dayOfInstant(summary.applied_at), { applications: 1 }],
    ...Object.entries(stages).map(([stage, day]): [string, Figures<HiringFigure>] => [day, { [stage]: 1 }]),
  ]);

/** A recruiter's sign-up, and the first verification with the time that it took. */
function recruiterDays(image: unknown): Days<PortalFigure> {
  const { summary, first_verified_at } = recruiter.parse(image);
  const signedUp = toEpochMs(summary.created_at);
  const parts: [string, Figures<PortalFigure>][] = [[dayOfInstant(summary.created_at), { recruiters: 1 }]];
  if (first_verified_at) {
    const verified = toEpochMs(first_verified_at);
    const minutes = Math.max(0, Math.round((verified - signedUp) / minuteMs));
    const figures = { verified: 1, waited_minutes: minutes, [`waited_${waitOf(signedUp, verified)}`]: 1 };
    parts.push([dayOfInstant(first_verified_at), figures]);
  }
  return joined(parts);
}

/**
 * What was paid, on the day of the payment, and paid back. A partial refund has no date of its own: it counts on the day of
 * the payment.
 */
function paymentDays(image: unknown): Days<PortalFigure> {
  const { plan_name, amount, amount_refunded, paid_at, refunded_at } = parsePayment(image).summary;
  if (!paid_at) return {};
  const paid: [string, Figures<PortalFigure>] = [dayOfInstant(paid_at), { [`revenue#${plan_name}`]: amount }];
  if (amount_refunded === 0) return joined([paid]);
  return joined([paid, [dayOfInstant(refunded_at ?? paid_at), { refunded_paise: Math.round(amount_refunded * 100) }]]);
}

/** What an item of an entity counts for the whole portal. */
const toPortal: Record<string, (image: unknown) => Days<PortalFigure>> = {
  candidate: (image) => ({ [dayOfInstant(candidate.parse(image).summary.created_at)]: { candidates: 1 } }),
  recruiter: recruiterDays,
  payment: paymentDays,
  subscription: (image) => {
    const { plan, start_date } = subscription.parse(image).summary;
    const started: Days<PortalFigure> = start_date
      ? { [dayOfInstant(start_date)]: { [`started#${plan.name}`]: 1 } }
      : {};
    return joined([...Object.entries(started), ...Object.entries(handPaidDays(image))]);
  },
};

/** What an admin says was paid for a subscription that has no payment record, on the day when it started. */
function handPaidDays(image: unknown): Days<PortalFigure> {
  const { summary } = subscription.parse(image);
  const paid = paidByHand(summary);
  return paid > 0
    ? { [dayOfInstant(summary.start_date ?? summary.created_at)]: { [`revenue#${summary.plan.name}`]: paid } }
    : {};
}

function movedDays<Name extends string>(before: Days<Name>, after: Days<Name>): [day: string, Figures<Name>][] {
  const days = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...days].flatMap((day): [string, Figures<Name>][] => {
    const moved = difference(before[day] ?? {}, after[day] ?? {});
    return Object.keys(moved).length > 0 ? [[day, moved]] : [];
  });
}

/** An application at the status from which figures follow. */
const asAnnounced = (each: Application): Application => ({
  ...each,
  summary: { ...each.summary, status: announcedStatus(each) },
});

/** How an application's days change. A stage that was reached stays counted. */
function movedHiring(before: unknown, after: unknown): [day: string, Figures<HiringFigure>][] {
  const [was, is] = [before, after].map((image) => (image ? asAnnounced(application.parse(image)) : undefined));
  const stages = was ? stageDays(was) : {};
  const counted = was ? hiringDays(was, stages) : {};
  if (is) return movedDays(counted, hiringDays(is, { ...stages, ...stageDays(is) }));
  // Withdrawn before anyone looked at it. Others stay counted: people who were hired delete their accounts.
  const isWithdrawn = was?.summary.status === 'applied' && Object.keys(stages).length === 0;
  return isWithdrawn ? movedDays(counted, {}) : [];
}

/**
 * How a change moves the figures of days. They count what happened: a deleted account or subscription stays counted. Only
 * an application that is withdrawn unread is taken back, and what an admin said was paid for a deleted subscription, of which
 * no payment stays on record. Differences may be added in any order.
 */
export function dayFigures({ entity, before, after }: Pick<Change, 'entity' | 'before' | 'after'>): DayFigures[] {
  if (entity === 'application') {
    const { job_id, recruiter_id } = application.parse(after ?? before).summary;
    return movedHiring(before, after).flatMap(([day, add]): DayFigures[] => [
      { of: { kind: 'job', id: job_id }, day, add },
      { of: { kind: 'recruiter', id: recruiter_id }, day, add },
    ]);
  }
  const of = toPortal[entity];
  if (!of) return [];
  const moved = after
    ? movedDays(before ? of(before) : {}, of(after))
    : movedDays(entity === 'subscription' ? handPaidDays(before) : {}, {});
  return moved.map(([day, add]): DayFigures => ({ of: { kind: 'portal' }, day, add }));
}

/** The effects of a change on the figures of days. */
export const countDays = (change: Change): Effect[] => dayFigures(change).map((figures) => ({ kind: 'day', figures }));
