import { verificationMs } from '#infra/local/demo-data/account-items.ts';
import type { DemoData, DemoRecruiter } from '#infra/local/demo-data/demo-types.ts';
import { checkoutMs } from '#infra/local/demo-data/subscription-items.ts';
import { readAgoMs } from '#infra/local/demo-data/whole-table.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidateCalls, candidateSignupBody } from '#shared/contracts/candidates.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { recruiterCalls, recruiterSignupBody } from '#shared/contracts/recruiters.ts';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { settle } from '../belongings.ts';
import { signInAgain } from '../principals.ts';
import { type Deed, known, type Stage } from './stage.ts';

/** Deeds of candidates who sign up and complete their profiles. */
export const candidateDeeds = (stage: Stage, { candidates }: DemoData): Deed[] =>
  candidates.map((candidate, place) => ({
    at: candidate.created_at,
    act: async () => {
      const { location, experience } = candidate;
      const principal = await stage.signUp('candidate', candidateSignupBody.parse(candidate));
      stage.candidates.set(place, principal);
      const input = { params: { id: principal.id }, body: { location, experience } };
      await stage.ask(candidateCalls.updateProfile, principal, input);
    },
  }));

/** Deeds of recruiters who sign up, write the company's page, are verified and subscribe. */
export const recruiterDeeds = (stage: Stage, { recruiters }: DemoData, plans: readonly Plan[]): Deed[] =>
  recruiters.flatMap((recruiter, place) => {
    const signUp = async () => {
      const principal = await stage.signUp('recruiter', recruiterSignupBody.parse(recruiter));
      stage.recruiters.set(place, principal);
      const input = { params: { id: principal.id }, body: recruiter.page };
      await stage.ask(recruiterCalls.updateCompany, principal, input);
    };
    const verify = () =>
      stage.ask(adminCalls.verifyRecruiter, stage.admin, { params: { id: known(stage.recruiters, place).id } });
    return [
      { at: recruiter.created_at, act: signUp },
      ...(recruiter.verified ? [{ at: recruiter.created_at + verificationMs, act: verify }] : []),
      ...subscriptionDeeds(stage, place, recruiter, plans),
    ];
  });

function subscriptionDeeds(
  stage: Stage,
  place: number,
  { subscription }: DemoRecruiter,
  plans: readonly Plan[],
): Deed[] {
  if (!subscription) return [];
  const { plan: plan_name, started_at: at, pending } = subscription;
  const recruiter = () => known(stage.recruiters, place);
  if (pending || plan_name === 'trial') {
    return [{ at, act: () => stage.ask(subscriptionCalls.create, recruiter(), { body: { plan_name } }) }];
  }
  const planId = plans.find(({ key }) => key === plan_name)?.id ?? 0;
  let id = '';
  const order = async () => {
    id = await stage.payments.order(await signInAgain(recruiter()), planId);
  };
  const pay = async () => {
    const result = await stage.payments.pay(id);
    const { token } = await signInAgain(recruiter());
    const { body } = await stage.payments.verify(token, result);
    stage.orders.push({ subscription: body.subscription.id, order: id, payment: result.razorpay_payment_id });
  };
  return [
    { at: at - checkoutMs, act: order },
    { at, act: pay },
  ];
}

/** Lets all users read their notifications, after the stream function has processed all events. */
export const readingDeed = (stage: Stage, now: number): Deed => ({
  at: now - readAgoMs,
  act: async () => {
    await settle(stage.api);
    for (const person of [...stage.candidates.values(), ...stage.recruiters.values()]) {
      await stage.ask(notificationCalls.readAll, person, { params: { type: person.type, id: person.id } });
    }
  },
});
