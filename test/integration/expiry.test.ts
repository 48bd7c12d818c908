import { SESClient } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSwitch } from '#functions/data/switches/set-switch.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { closeEnded, remindOfEnd } from '#functions/events/subscription-ends.ts';
import { adminSubscriptionCalls as calls } from '#shared/contracts/admin-subscriptions.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { endSubscriptions as sweep } from '#test/support/handlers.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { makePlan } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const steps = paymentSteps(api);
const day = 24 * 60 * 60 * 1000;

await makePlan({
  id: 2,
  key: 'basic',
  name: 'Basic',
  price: 999,
  candidate_limit: 50,
  duration_days: 30,
  translations: { ar: { name: 'الأساسية', description: '', features: [] } },
});
await makePlan({ id: 3, key: null, name: 'Days', price: 999, candidate_limit: 50, duration_days: 2 });

let start = Date.now();
let lastId = 70_000;
let recruiter: Principal;
beforeEach(async () => {
  // Each test has its own months: subscriptions of earlier tests have ended long before.
  start += 400 * day;
  api.clock.set(start);
  await sweep();
  lastId += 1;
  recruiter = await makePrincipal('recruiter', lastId);
});
afterEach(() => vi.restoreAllMocks());

const buy = async (planId = 2) => steps.verify(recruiter.token, await steps.pay(await steps.order(recruiter, planId)));
const setTime = async (time: number) => {
  api.clock.set(time);
  recruiter = await signInAgain(recruiter);
};
const record = async () =>
  (await api.scan()).find(({ entity, card }) => entity === 'subscription' && card.recruiter_id === recruiter.id);
const notifiedKinds = async () => {
  await api.drainStream();
  const params = { type: 'recruiter', id: recruiter.id } as const;
  const { body } = await api.call(notificationCalls.list, { token: recruiter.token, params });
  const kinds: string[] = body.map(({ kind }: { kind: string }) => kind);
  // Stream times have a resolution of one second: events within one second have no order.
  return kinds.filter((kind) => kind.startsWith('subscription')).sort();
};
/** Users of other test files share the inbox and may have the same address: only reminders count. */
const reminders = async () => (await api.inbox(recruiter.email)).filter(({ subject }) => subject.includes('ends soon'));
const mails = async () => (await reminders()).map(({ subject }) => subject);
const hasAccess = async () =>
  (await api.call(subscriptionCalls.status, { token: recruiter.token, params: { id: recruiter.id } })).body
    .has_active_subscription;

describe('the run that closes ended subscriptions', () => {
  it('leaves a subscription that ends a millisecond later, and closes it after that millisecond', async () => {
    await buy();
    await unlockCandidate(recruiter.id, 1, epochMs(start));
    await setTime(start + 30 * day - 1);
    await sweep();
    expect((await record())?.card.is_active).toBe(true);
    expect(await hasAccess()).toBe(true);
    await setTime(start + 30 * day);
    expect(await hasAccess()).toBe(false);
    expect(await sweep()).toMatchObject({ ended: 1 });
    expect(await record()).toMatchObject({ card: { is_active: false }, closed: 'expired', views_used: 1 });
    expect(await notifiedKinds()).toEqual(['subscription_ended', 'subscription_ending', 'subscription_started']);
  });

  it('may run late, twice and concurrently', async () => {
    await buy();
    await setTime(start + 100 * day);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await record()).toMatchObject({ card: { is_active: false }, closed: 'expired' });
    expect(await tableChanges(api, () => Promise.all([sweep(), sweep()]))).toEqual([]);
    expect(await notifiedKinds()).toEqual(['subscription_ended', 'subscription_started']);
    expect(await mails()).toEqual([]);
  });

  it('closes nothing because of a stale index', async () => {
    await buy();
    const summary = (await record())?.card;
    expect(await closeEnded({ ...summary, end_date: new Date(start).toISOString() }, epochMs(start + day))).toBe(false);
    expect((await record())?.card.is_active).toBe(true);
  });

  it('sends no notification about the end of a plan that a later one took over', async () => {
    await buy();
    await setTime(start + day);
    await buy();
    await sweep();
    expect(await notifiedKinds()).toEqual(['subscription_started', 'subscription_started']);
    await setTime(start + 60 * day);
    expect(await sweep()).toMatchObject({ ended: 1 });
  });

  it('continues with the others when one fails, and reports the failure', async () => {
    await buy();
    const first = recruiter;
    recruiter = await makePrincipal('recruiter', 1_000 + lastId);
    await buy();
    await setTime(start + 30 * day);
    // The first command is the query; the next one reads the first subscription.
    const repair = breakTableAt(2, 'before');
    await expect(sweep()).rejects.toThrow('1 steps of the run failed.');
    repair();
    expect(await sweep()).toMatchObject({ ended: 1 });
    for (const each of [first, recruiter]) {
      const stored = (await api.scan()).find(
        ({ entity, card }) => entity === 'subscription' && card.recruiter_id === each.id,
      );
      expect(stored?.card.is_active).toBe(false);
    }
  });
});

describe('the reminder', () => {
  it('is sent once, three days before the end', async () => {
    await buy();
    await setTime(start + 27 * day - 1);
    await sweep();
    expect(await mails()).toEqual([]);
    await setTime(start + 27 * day);
    expect(await sweep()).toMatchObject({ reminded: 1, ended: 0 });
    expect(await Promise.all([sweep(), sweep()])).toMatchObject([{ reminded: 0 }, { reminded: 0 }]);
    expect(await mails()).toEqual(['Your Foreign Language Job Portal subscription ends soon']);
    expect((await reminders())[0]?.body.text).toContain('Basic');
    expect(await notifiedKinds()).toEqual(['subscription_ending', 'subscription_started']);
  });

  it('is mailed once by several concurrent runs', async () => {
    await buy();
    await setTime(start + 28 * day);
    await Promise.all(Array.from({ length: 5 }, () => sweep()));
    expect(await mails()).toHaveLength(1);
  });

  it('is in the language that the recruiter chose', async () => {
    await buy();
    await setTime(start + 28 * day);
    await api.call(notificationCalls.updatePreferences, { token: recruiter.token, body: { language: 'de' } });
    await sweep();
    const mail = (await api.inbox(recruiter.email)).find(({ subject }) => subject.includes('endet bald'));
    expect(mail?.body.text).toContain('Ihr Abonnement Basic endet am');
  });

  it('names the plan in that language', async () => {
    await buy();
    await setTime(start + 28 * day);
    await api.call(notificationCalls.updatePreferences, { token: recruiter.token, body: { language: 'ar-EG' } });
    await sweep();
    const [mail] = (await api.inbox(recruiter.email)).filter(({ body }) => body.html?.includes('lang="ar"'));
    expect(mail?.body.text).toContain('ينتهي اشتراكك في باقة الأساسية');
  });

  it('stays due when the table fails at any command before it is recorded', async () => {
    await buy();
    await setTime(start + 28 * day);
    // After the three queries: the subscription, the account, the preferences and the plans.
    for (const command of [4, 5, 6, 7]) {
      const repair = breakTableAt(command, 'before');
      await expect(sweep()).rejects.toThrow('1 steps of the run failed.');
      repair();
    }
    expect(await mails()).toEqual([]);
    expect(await sweep()).toMatchObject({ reminded: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed later when the mail service does not answer, and notified once', async () => {
    await buy();
    await setTime(start + 28 * day);
    const refusal = Object.assign(new Error('no'), { name: 'TimeoutError', $metadata: {} });
    const broken = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => Promise.reject(refusal));
    expect(await sweep()).toMatchObject({ reminded: 0 });
    broken.mockRestore();
    expect(await sweep()).toMatchObject({ reminded: 1 });
    expect(await mails()).toHaveLength(1);
    expect(await notifiedKinds()).toEqual(['subscription_ending', 'subscription_started']);
  });

  it('stays due while notices by mail are switched off, and is sent when they are on again', async () => {
    await buy();
    await setTime(start + 28 * day);
    const use = { name: 'notice_mails', at: toIso(epochMs(start)), reason: '' } as const;
    await setSwitch({ ...use, is_off: true });
    expect(await sweep()).toMatchObject({ reminded: 0, ended: 0 });
    expect(await mails()).toEqual([]);
    await setSwitch({ ...use, is_off: false });
    await setTime(start + 29 * day);
    expect(await sweep()).toMatchObject({ reminded: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent for plans shorter than its period, nor to inactive accounts', async () => {
    await buy(3);
    await sweep();
    expect(await mails()).toEqual([]);
    recruiter = await makePrincipal('recruiter', 2_000 + lastId);
    await buy();
    const { accountStateChange } = await import('#functions/entities/account/account-changes.ts');
    const { transact } = await import('#functions/data/transact.ts');
    const { id, email } = recruiter;
    await transact(accountStateChange({ kind: 'recruiter', id, email }, ['active'], 'deactivated'));
    api.clock.set(start + 28 * day);
    await sweep();
    expect(await mails()).toEqual([]);
  });

  it('is sent before the end of a long plan to which a short one was added', async () => {
    await buy();
    await buy(3);
    await setTime(start + 29 * day);
    expect(await sweep()).toMatchObject({ reminded: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent because of a stale index, after an admin moved the end', async () => {
    await buy();
    await setTime(start + 28 * day);
    const summary = (await record())?.card;
    const admin = await makePrincipal('admin', lastId);
    const end_date = toIso(epochMs(start + 300 * day));
    const moved = await api.call(calls.adminUpdate, {
      token: admin.token,
      params: { id: summary.id },
      body: { end_date },
    });
    expect(moved).toMatchObject({ status: 200, body: { end_date } });
    expect(await remindOfEnd(summary, epochMs(start + 28 * day))).toBe(false);
    expect(await mails()).toEqual([]);
    await setTime(start + 298 * day);
    expect(await sweep()).toMatchObject({ reminded: 1 });
  });

  it('is sent again for a period that an admin restarted', async () => {
    await buy();
    await setTime(start + 31 * day);
    await sweep();
    const admin = await makePrincipal('admin', lastId);
    const id = (await record())?.card.id;
    await api.call(calls.adminUpdate, { token: admin.token, params: { id }, body: { is_active: true } });
    await setTime(start + 59 * day);
    await sweep();
    expect(await mails()).toHaveLength(1);
  });
});
