import { verifiedAt } from '#infra/local/demo-data/account-items.ts';
import type { DemoData, DemoRecruiter } from '#infra/local/demo-data/demo-types.ts';
import { checkoutMs } from '#infra/local/demo-data/subscription-items.ts';
import { readAgoMs } from '#infra/local/demo-data/whole-table.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { candidateSignupBody } from '#shared/contracts/candidate-signup.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { recruiterCalls, recruiterSignupBody } from '#shared/contracts/recruiters.ts';
import { type Plan, subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { legalVersions } from '#shared/domain/legal-versions.ts';
import { settle } from '../belongings.ts';
import { signInAgain } from '../principals.ts';
import { known, type Replay, type TimedAction } from './replay.ts';

/** What people of the demo data accept when they sign up. */
const accepted = {
  privacy_version: legalVersions.privacy,
  terms_version: legalVersions.terms,
  consent_language: 'en',
};

/** Candidates sign up and complete their profiles. */
export const scheduleCandidates = (replay: Replay, { candidates }: DemoData): TimedAction[] =>
  candidates.map((candidate, place) => ({
    at: candidate.created_at,
    act: async () => {
      const { occupation, location, experience, languages, modes } = candidate;
      const principal = await replay.signUp(
        'candidate',
        await candidateSignupBody.parseAsync({ ...candidate, ...accepted }),
      );
      replay.candidates.set(place, principal);
      const input = {
        params: { id: principal.id },
        body: { occupation, location, experience, first_steps_hidden: true },
      };
      await replay.ask(candidateCalls.updateProfile, principal, input);
      await replay.ask(candidateCalls.setLanguages, principal, { body: { languages, modes } });
    },
  }));

/** Schedules recruiters who sign up, write the company's page, are verified and subscribe. */
export const scheduleRecruiters = (replay: Replay, { recruiters }: DemoData, plans: readonly Plan[]): TimedAction[] =>
  recruiters.flatMap((recruiter, place) => {
    const signUp = async () => {
      const principal = await replay.signUp(
        'recruiter',
        await recruiterSignupBody.parseAsync({ ...recruiter, ...accepted }),
      );
      replay.recruiters.set(place, principal);
      const input = { params: { id: principal.id }, body: recruiter.page };
      await replay.ask(recruiterCalls.updateCompany, principal, input);
    };
    const verify = () =>
      replay.ask(adminCalls.verifyRecruiter, replay.admin, { params: { id: known(replay.recruiters, place).id } });
    return [
      { at: recruiter.created_at, act: signUp },
      ...(recruiter.verified ? [{ at: verifiedAt(recruiter), act: verify }] : []),
      ...scheduleSubscription(replay, place, recruiter, plans),
    ];
  });

function scheduleSubscription(
  replay: Replay,
  place: number,
  { subscription }: DemoRecruiter,
  plans: readonly Plan[],
): TimedAction[] {
  if (!subscription) return [];
  const { plan: plan_name, started_at: at, pending } = subscription;
  const recruiter = () => known(replay.recruiters, place);
  if (pending || plan_name === 'trial') {
    return [{ at, act: () => replay.ask(subscriptionCalls.create, recruiter(), { body: { plan_name } }) }];
  }
  const planId = plans.find(({ key }) => key === plan_name)?.id ?? 0;
  let id = '';
  const order = async () => {
    id = await replay.payments.order(await signInAgain(recruiter()), planId);
  };
  const pay = async () => {
    const result = await replay.payments.pay(id);
    const { token } = await signInAgain(recruiter());
    const { body } = await replay.payments.verify(token, result);
    replay.orders.push({ subscription: body.subscription.id, order: id, payment: result.razorpay_payment_id });
  };
  return [
    { at: at - checkoutMs, act: order },
    { at, act: pay },
  ];
}

/** All users read their notifications, after the stream function has processed all events. */
export const scheduleReading = (replay: Replay, now: number): TimedAction => ({
  at: now - readAgoMs,
  act: async () => {
    await settle(replay.api);
    for (const person of [...replay.candidates.values(), ...replay.recruiters.values()]) {
      await replay.ask(notificationCalls.readAll, person, { params: { type: person.type, id: person.id } });
    }
  },
});
