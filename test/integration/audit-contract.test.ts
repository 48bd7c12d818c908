import { describe, expect, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { testApi } from '#test/support/api.ts';
import { callFixtures } from '#test/support/call-fixtures.ts';
import { attest } from '#test/support/evidence-steps.ts';
import { paymentSteps } from '#test/support/payments.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { tableState } from '#test/support/table-state.ts';

const api = await testApi();
const { cast } = await restoreWorldBeforeEach(api, Date.parse('2026-11-01T00:00:00.000Z'));

interface Audited {
  action: AuditEntry['action'];
  /** Account or item that the fixture is about; the id of a new item is in the response. */
  target: (answer: { id?: number; admin?: { id: number } }) => AuditEntry['target'];
  /** How a call is refused that has no id which could be wrong. */
  refusedBody?: object;
  /** The account of the caller is the target, whose id is in the path. */
  isOwn?: boolean;
  /** What the call needs beside the cast. */
  before?: () => Promise<unknown>;
  /** The input that succeeds, where it is not that of the fixture. */
  input?: () => Promise<object>;
}

const about = (type: AuditEntry['target']['type'], id: number | string) => () => ({ type, id });
const newOne = (type: AuditEntry['target']['type']) => (answer: { id?: number }) => ({ type, id: answer.id ?? 0 });

const audited: Record<string, Audited> = {
  'auth.adminSignup': {
    action: 'admin_created',
    target: ({ admin }) => ({ type: 'admin', id: admin?.id ?? 0 }),
    refusedBody: { ...callFixtures['auth.adminSignup']?.body, email: 'admin-7@canary.example' },
  },
  'jobs.remove': { action: 'job_deleted', target: about('job', 100) },
  'applications.updateStatus': { action: 'application_changed', target: about('application', '100-7') },
  'subscriptions.createPlan': {
    action: 'plan_created',
    target: newOne('plan'),
    refusedBody: { ...callFixtures['subscriptions.createPlan']?.body, name: 'Basic' },
  },
  'subscriptions.updatePlan': { action: 'plan_changed', target: about('plan', 2) },
  'subscriptions.deletePlan': { action: 'plan_deleted', target: about('plan', 2) },
  'subscriptions.confirmPayment': { action: 'payment_confirmed', target: about('subscription', 902) },
  'subscriptions.confirmPlanPayment': { action: 'payment_confirmed', target: about('subscription', 902) },
  'subscriptions.adminConfirmPayment': { action: 'payment_confirmed', target: about('subscription', 902) },
  'subscriptions.adminCreate': {
    action: 'subscription_created',
    target: newOne('subscription'),
    refusedBody: { recruiter_id: 999 },
  },
  'subscriptions.adminUpdate': { action: 'subscription_changed', target: about('subscription', 902) },
  'subscriptions.adminDelete': { action: 'subscription_deleted', target: about('subscription', 902) },
  'admin.verifyRecruiter': { action: 'recruiter_verified', target: about('recruiter', 9) },
  'admin.unverifyRecruiter': { action: 'recruiter_unverified', target: about('recruiter', 7) },
  'admin.terminateUser': { action: 'user_deleted', target: about('candidate', 8) },
  'admin.manualDeleteUser': { action: 'user_deleted', target: about('candidate', 8) },
  'admin.hardDeleteUser': { action: 'user_erased', target: about('candidate', 8) },
  'admin.deactivateUser': { action: 'user_deactivated', target: about('recruiter', 8) },
  'admin.decideReports': { action: 'reports_dismissed', target: about('job', 101) },
  'certificates.decide': { action: 'certificate_confirmed', target: about('candidate', 7) },
  'attestations.adminRevoke': {
    action: 'attestation_revoked',
    target: about('candidate', 7),
    before: () => attest(api, cast),
  },
  'payments.refund': {
    action: 'payment_refunded',
    target: (answer) => ({ type: 'subscription', id: (answer as { subscription_id?: number }).subscription_id ?? 0 }),
    input: async () => {
      const steps = paymentSteps(api);
      const id = await steps.order(cast.recruiter, 2);
      await steps.verify(cast.recruiter.token, await steps.pay(id));
      return { params: { id } };
    },
  },
  'certificates.dismissDuplicate': { action: 'duplicate_dismissed', target: about('candidate', 8) },
  'reports.answer': {
    action: 'objection_answered',
    target: about('candidate', 7),
    refusedBody: { outcome: 'upheld', text: '' },
  },
  'admin.restoreJob': { action: 'job_restored', target: about('job', 102) },
  'admin.reactivateUser': { action: 'user_reactivated', target: about('candidate', 9) },
  'admin.updateProfile': {
    action: 'admin_details_changed',
    target: newOne('admin'),
    refusedBody: { ...callFixtures['admin.updateProfile']?.body, phone: '12345' },
    isOwn: true,
  },
};

/** What admins do as owners of their account, as every user can: it concerns only themselves. */
const ownAffairs: Record<string, string> = {
  'auth.logout': 'ends the own session',
  'auth.startEmailChange': 'asks for a code at the own new address',
  'auth.confirmEmailChange': 'moves the own account to another address',
  'account.endOtherSessions': 'ends the own other sessions',
  'notifications.read': 'marks an own notification as read',
  'notifications.readAll': 'marks the own notifications as read',
  'notifications.updatePreferences': 'chooses the own mails',
};

const ofAdmins = allCalls.filter(
  ({ call }) => call.method !== 'GET' && typeof call.access !== 'string' && call.access.master_admin !== undefined,
);

test('every change that an admin may make is audited or concerns only the own account', () => {
  const known = [...Object.keys(audited), ...Object.keys(ownAffairs)].sort();
  expect(ofAdmins.map(({ operation }) => operation).sort()).toEqual(known);
});

const entries = async () => (await api.scan()).filter(({ entity }) => entity === 'audit_entry').map(({ card }) => card);
const callNamed = (name: string) => allCalls.find(({ operation }) => operation === name)?.call as CallDefinition;

/** The path of a fixture with ids of the same form that do not exist. */
const wrongIds = (params: object = {}) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^[0-9-]+$/.test(String(value)) ? String(value).replaceAll(/[0-9]+/g, '999999') : value,
    ]),
  );

describe.each(Object.entries(audited))(
  '%s by an admin',
  (name, { action, target, refusedBody, isOwn, before, input }) => {
    const call = callNamed(name);
    const admins = typeof call.access !== 'string' && call.access.admin ? (['admin', 'masterAdmin'] as const) : [];
    const { params, body } = callFixtures[name] ?? {};
    const make = (token: string | undefined, input: object) =>
      api.call(call, { params, ...(body ? { body } : {}), ...input, token } as object);

    test.each([...new Set([...admins, 'masterAdmin' as const])])(
      'leaves one entry with the %s as actor, the action, the target and the time',
      async (by) => {
        await before?.();
        const answer = await make(cast[by].token, isOwn ? { params: { id: cast[by].id } } : ((await input?.()) ?? {}));
        expect(answer.status, JSON.stringify(answer.body)).toBe(call.status);
        const actor = by === 'admin' ? { type: 'admin', id: 7 } : { type: 'master_admin', id: 8 };
        const entry = { id: expect.any(String), at: '2026-11-01T00:00:00.000Z', actor, action };
        expect(await entries()).toEqual([{ ...entry, target: target(answer.body) }]);
        const trail = await api.call(adminCalls.audit, { token: cast.admin.token });
        expect(trail.body).toMatchObject(await entries());
      },
    );

    test('leaves none when it is refused', async () => {
      const refused = await make(
        cast.masterAdmin.token,
        refusedBody
          ? { body: refusedBody, ...(isOwn && { params: { id: cast.masterAdmin.id } }) }
          : { params: wrongIds(params) },
      );
      expect([400, 404, 409], JSON.stringify(refused.body)).toContain(refused.status);
      for (const by of ['otherRecruiter', 'otherCandidate'] as const) {
        expect((await make(cast[by].token, {})).status).toBe(403);
      }
      expect((await make(undefined, {})).status).toBe(401);
      expect(await entries()).toEqual([]);
    });
  },
);

test.each(Object.keys(ownAffairs))('%s by an admin leaves no entry', async (name) => {
  const { body } = callFixtures[name] ?? {};
  const call = callNamed(name);
  const params = name === 'notifications.readAll' ? { type: 'admin', id: 7 } : callFixtures[name]?.params;
  await api.call(call, { params, ...(body ? { body } : {}), token: cast.admin.token } as object);
  expect(await entries()).toEqual([]);
});

test('what recruiters do with their own jobs and applications leaves no entry', async () => {
  const { token } = cast.recruiter;
  for (const name of ['applications.updateStatus', 'jobs.remove']) {
    const answer = await api.call(callNamed(name), { ...callFixtures[name], token } as object);
    expect(answer.status).toBe(200);
  }
  expect(await entries()).toEqual([]);
});

test('an admin who sets an application to its current status changes nothing and leaves one entry', async () => {
  const { token } = cast.admin;
  const input = { ...callFixtures['applications.updateStatus'], token } as object;
  const answers = await Promise.all([1, 2, 3].map(() => api.call(applicationCalls.updateStatus, input)));
  const after = await tableState(api);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await api.call(applicationCalls.updateStatus, input)).body).toEqual(answers[0]?.body);
  expect(await tableState(api)).toEqual(after);
  expect(await entries()).toHaveLength(1);
});
