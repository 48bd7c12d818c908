import { beforeEach, expect, test } from 'vitest';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { testApi } from '#test/support/api.ts';
import { awsStandIn } from '#test/support/aws/start-aws.ts';
import { addDeployedStage, runTask, stage } from '#test/support/operator.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { storePhone } from '#test/support/store-phone.ts';
import { tableState } from '#test/support/table-state.ts';

const api = await testApi();
const aws = awsStandIn();
beforeEach(() => addDeployedStage(aws));

const run = (...args: string[]) => runTask(['phones', ...stage, ...args]);

const inboxOf = async ({ token, id }: Principal, type: AccountKind) =>
  (await api.call(notificationCalls.list, { token, params: { type, id } })).body;

test('owners of numbers that cannot be right are notified once, and no number is printed or changed', async () => {
  const [cut, doubled, right] = [
    await makePrincipal('candidate', 1),
    await makePrincipal('candidate', 2),
    await makePrincipal('candidate', 3),
  ];
  const recruiter = await makePrincipal('recruiter', 1);
  const admin = await makePrincipal('admin', 1);
  const gone = await makePrincipal('candidate', 4);
  await storePhone('candidate', cut.id, '+861381234567');
  await storePhone('candidate', doubled.id, '+490301234567');
  await storePhone('candidate', right.id, '+8613812345678');
  await storePhone('candidate', gone.id, '+861381234567', 'deactivated');
  await storePhone('recruiter', recruiter.id, '+44770090012');
  await storePhone('admin', admin.id, '');
  const before = await tableState(api);

  const dry = await run('--dry-run');
  expect(dry).toMatchObject({ code: 1, errors: '' });
  expect(dry.out).toContain('Not valid: 2 of candidates, 1 of recruiters, 1 of admins.');
  expect(dry.out).toContain('To notify: 4. Notified before: 0.');
  expect(await tableState(api)).toEqual(before);

  const { code, out } = await run();
  expect({ code, notified: /Notified: .*/.exec(out)?.[0] }).toEqual({
    code: 0,
    notified: 'Notified: 4. Notified before: 0.',
  });
  expect(out).not.toMatch(/\d{6}/);
  for (const [who, kind, link] of [
    [cut, 'candidate', '/candidate/profile?mode=edit'],
    [doubled, 'candidate', '/candidate/profile?mode=edit'],
    [recruiter, 'recruiter', '/account?edit=details'],
    [admin, 'admin', '/account?edit=details'],
  ] as const) {
    expect(await inboxOf(who, kind)).toMatchObject([{ kind: 'phone_to_check', values: {}, link, is_read: false }]);
  }
  expect(await inboxOf(right, 'candidate')).toEqual([]);

  // Dismissed or not, and whether the number was changed or not.
  const [first] = await inboxOf(cut, 'candidate');
  await api.call(notificationCalls.read, { token: cut.token, params: { id: first.id } });
  const changed = await api.call(candidateCalls.updateProfile, {
    token: doubled.token,
    params: { id: doubled.id },
    body: { phone: '+49 030 1234567' },
  });
  expect(changed.body).toMatchObject({ phone: '+49301234567' });
  const notified = await tableState(api);
  expect((await run()).out).toContain('Notified: 0. Notified before: 3.');
  expect((await run('--dry-run')).code).toBe(0);
  expect(await tableState(api)).toEqual(notified);
});
