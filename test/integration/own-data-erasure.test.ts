import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { putNewApplication } from '#functions/entities/application/application-store.ts';
import { changeSavedJobs } from '#functions/entities/saved-jobs/saved-jobs-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { somePhone } from '#test/support/accounts.ts';
import { testApi } from '#test/support/api.ts';
import { authSteps } from '#test/support/auth-steps.ts';
import { canariesOf, makeBelongings, present, putFiles, settle, someRequest } from '#test/support/belongings.ts';
import { followTable as handler } from '#test/support/handlers.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const me = 7_000_001;
const other = me + 1;
const canaries = canariesOf(me);
const all = await makeBelongings(api, me);
const belongings = await tableState(api);
beforeEach(async () => {
  await restoreTable(api, belongings);
  await putFiles(all.files);
  await api.readStream();
});

const erase = (kind: 'candidate' | 'recruiter') =>
  api.call(adminCalls.hardDeleteUser, { params: { a: kind, b: me }, token: all.admin.token });
const found = async (words: readonly string[]) => {
  const items = (await api.scan()).map((item) => JSON.stringify(item));
  return words.filter((word) => items.some((item) => item.includes(word)));
};
/** Items that name the account by its number, in their key or in a field. */
const namingMe = async (kind: 'candidate' | 'recruiter') =>
  (await api.scan()).filter((item) => {
    const text = JSON.stringify([item.PK, item.SK]);
    // The engine returns attributes in any order: the field may be the last one.
    const field = new RegExp(`"${kind}_id":${me}[,}]`);
    return (
      field.test(JSON.stringify(item)) ||
      text.includes(`${kind.toUpperCase()}#${me}"`) ||
      text.includes(`#${kind}#${me}"`)
    );
  });
/** The remaining record, without payer and state, and without its index keys for expiry. */
const withoutState = ({ PK, SK, entity, card = {}, taken_at }: Awaited<ReturnType<typeof api.scan>>[number]) => {
  const { upi_id: _, is_active: __, status: ___, payment_status: ____, ...agreed } = card;
  return { PK, SK, entity, card: agreed, taken_at };
};
const entitiesOf = (items: Awaited<ReturnType<typeof api.scan>>) =>
  [...new Set(items.map(({ entity }) => entity))].sort();

describe('a candidate who is deleted for good', () => {
  test('leaves no trace in table and bucket, and items of others stay', async () => {
    expect(await found(canaries.candidate)).toEqual(canaries.candidate);
    expect(await present(all.files)).toEqual(all.files);
    expect(entitiesOf(await namingMe('candidate'))).toEqual(
      expect.arrayContaining([
        'application',
        'candidate_view',
        'job_view',
        'notification',
        'request',
        'saved_jobs',
        'unread',
        'upload',
      ]),
    );
    expect(await erase('candidate')).toMatchObject({ status: 200, body: { is_permanent: true } });
    await settle(api);
    expect(await found(canaries.candidate)).toEqual([]);
    expect(await present(all.files)).toEqual([]);
    expect(await present([`files/candidates/${me}0/cv/other.pdf`])).toHaveLength(1);
    // The remaining items, the tombstones, name the account by its number only.
    expect((await namingMe('candidate')).map(({ entity, state }) => [entity, state])).toEqual([['account', 'erased']]);
    expect((await api.scan()).filter(({ SK }) => String(SK).endsWith(`00000${me}`))).toEqual([]);
    expect(await found([`candidate-${other}@canary.example`, ...canaries.recruiter])).toEqual([
      `candidate-${other}@canary.example`,
      ...canaries.recruiter,
    ]);
  });

  test("is removed from the recruiters' counts, lists and inboxes, which stay consistent", async () => {
    const { recruiter } = all;
    const { body: before } = await api.call(shortlistCalls.stats, { params: { id: me }, token: recruiter.token });
    const inbox = () =>
      api.call(notificationCalls.list, { params: { type: 'recruiter', id: me }, token: recruiter.token });
    const unread = () =>
      api.call(notificationCalls.count, { params: { type: 'recruiter', id: me }, token: recruiter.token });
    const notified = (await inbox()).body.length;
    await erase('candidate');
    await settle(api);
    const { body: after } = await api.call(shortlistCalls.stats, { params: { id: me }, token: recruiter.token });
    expect(after.stats.total_shortlisted).toBe(before.stats.total_shortlisted - 1);
    const left = (await inbox()).body;
    expect(left.length).toBe(notified - 2);
    expect((await unread()).body.unread_count).toBe(
      left.filter(({ is_read }: { is_read: boolean }) => !is_read).length,
    );
    const list = await api.call(shortlistCalls.ofRecruiter, { params: { id: me }, token: recruiter.token });
    expect(list.body).toHaveLength(1);
  });

  test('can sign up again immediately, and gets nothing of the former account', async () => {
    await erase('candidate');
    const form = { name: 'Again', email: all.candidate.email, phone: somePhone(), language: 'German' };
    const { status, body } = await api.call(authCalls.candidateSignup, { body: form });
    expect(status).toBe(201);
    expect(body.candidate.id).not.toBe(me);
    const steps = authSteps(api);
    const otp = await steps.requestCode('candidate', form.email);
    expect(await steps.verify('candidate', form.email, otp)).toMatchObject({ status: 200 });
    await settle(api);
    expect(await readAccount('candidate', body.candidate.id)).toMatchObject({ state: 'active', email: form.email });
  });
});

describe('a recruiter who is deleted for good', () => {
  test('leaves only anonymous payments, the trial marker, and invoices with the buyer whom they name', async () => {
    expect(await found(canaries.recruiter)).toEqual(canaries.recruiter);
    expect(await found(canaries.invoiced)).toEqual(canaries.invoiced);
    expect(entitiesOf(await namingMe('recruiter'))).toContain('request');
    const before = await api.scan();
    const storedBefore = before.filter(({ entity }) => entity === 'trial' || entity === 'subscription');
    expect(storedBefore).toHaveLength(4);
    const invoicesBefore = before.filter(({ entity }) => entity === 'billing_document');
    expect(invoicesBefore.map(({ card }) => card.kind)).toEqual(['invoice', 'credit_note']);
    await erase('recruiter');
    await settle(api);
    expect(await found(canaries.recruiter)).toEqual([]);
    expect((await namingMe('recruiter')).map(({ entity }) => entity).sort()).toEqual([
      'account',
      'billing_document',
      'billing_document',
      'payment',
      'payment',
      'subscription',
      'subscription',
      'subscription',
    ]);
    const after = await api.scan();
    // What the law wants of a buyer is on the invoices only, which expire, and are apart from the account.
    const naming = after.filter((item) => canaries.invoiced.some((word) => JSON.stringify(item).includes(word)));
    expect(naming).toEqual(invoicesBefore);
    for (const { PK, expires_at } of naming) {
      expect(String(PK)).toMatch(/^PAYMENT#/);
      expect(expires_at).toBeGreaterThan(Date.now() / 1000 + 6 * 365 * 86_400);
    }
    const stored = after.filter(({ entity }) => entity === 'trial' || entity === 'subscription');
    expect(stored.map(withoutState)).toEqual(storedBefore.map(withoutState));
    const payments = (items: typeof after) => items.filter(({ entity }) => entity === 'payment');
    expect(payments(before)).toHaveLength(2);
    expect(payments(after).map(withoutState)).toEqual(payments(before).map(withoutState));
    // Jobs are erased with all items of their partition, also those of a job that was deleted before.
    expect(after.filter(({ PK }) => PK === 'JOB#70').map(({ SK }) => SK)).toEqual([]);
    expect(after.filter(({ entity, card }) => entity === 'application' && card.recruiter_id === me)).toEqual([]);
    expect(after.filter(({ PK, entity }) => PK === 'JOB#80' && entity === 'application')).toHaveLength(2);
    expect(await found(canaries.candidate)).toEqual(canaries.candidate);
  });

  test('is in no pending list or figure of admins afterwards', async () => {
    const { token } = all.admin;
    const list = async (status: string) =>
      (await api.call(adminSubscriptionCalls.adminList, { token, query: { status, limit: 100 } })).body
        .filter(({ recruiter_id }: { recruiter_id: number }) => recruiter_id === me)
        .map(({ payment_method }: { payment_method: string }) => payment_method);
    const pending = async () => (await api.call(adminCalls.stats, { token })).body.pendingPayments;
    expect([await list('active'), await list('pending'), await pending()]).toEqual([['razorpay'], ['upi'], 1]);
    await erase('recruiter');
    await settle(api);
    expect([await list('active'), await list('pending'), await pending()]).toEqual([[], [], 0]);
    const items = (await api.scan()).filter(
      ({ entity, card }) => entity === 'subscription' && card.recruiter_id === me,
    );
    expect(
      items.map(({ card, closed }) => [card.payment_method, card.payment_status, card.is_active, closed]).sort(),
    ).toEqual([
      ['razorpay', 'completed', false, 'deactivated'],
      ['trial', 'completed', false, 'superseded'],
      ['upi', 'failed', false, null],
    ]);
    expect(items.filter(({ GSI3PK }) => GSI3PK !== undefined)).toEqual([]);
    expect(
      (await api.scan()).find(
        ({ PK, entity, card }) => entity === 'payment' && card.recruiter_id === me && String(PK).includes('upi_'),
      )?.card,
    ).toMatchObject({
      status: 'failed',
      paid_at: null,
    });
  });

  test('cannot get the subscription back', async () => {
    const { token } = all.admin;
    await erase('recruiter');
    await settle(api);
    const stored = (await api.scan()).filter(
      ({ entity, card }) => entity === 'subscription' && card.recruiter_id === me,
    );
    for (const { card } of stored) {
      const body = { is_active: true, payment_status: 'completed' };
      const answer = await api.call(adminSubscriptionCalls.adminUpdate, { token, params: { id: card.id }, body });
      expect([card.payment_method, answer.status, answer.body.code]).toEqual([
        card.payment_method,
        400,
        'INVALID_STATE',
      ]);
    }
    expect((await api.scan()).filter(({ PK, entity }) => PK === `RECRUITER#${me}` && entity === 'entitlement')).toEqual(
      [],
    );
  });

  test('cannot take the trial again, also in a new account with the same address', async () => {
    await erase('recruiter');
    const { email } = all.recruiter;
    const form = { name: 'Again', email, phone: somePhone(), company_name: 'Again', address: 'Lisbon' };
    expect((await api.call(authCalls.recruiterSignup, { body: form })).status).toBe(201);
    await api.call(authCalls.recruiterSendOtp, { body: { email } });
    const [mail] = (await api.inbox(email)).slice(-1);
    const otp = /\b[0-9]{6}\b/.exec(JSON.stringify(mail))?.[0];
    const { body } = await api.call(authCalls.recruiterVerifyOtp, { body: { email, otp } });
    const trial = await api.call(subscriptionCalls.create, { token: body.token, body: { plan_name: 'trial' } });
    expect(trial).toMatchObject({ status: 400, body: { code: 'TRIAL_ALREADY_USED' } });
  });
});

describe('the addresses that a deleted account had before', () => {
  const formerly = ['former-one@canary.example', 'former-two@canary.example', 'former-admin@canary.example'];
  const codesOf = async () =>
    (await api.scan()).filter(({ entity }) => entity === 'one_time_codes').map(({ PK }) => PK);
  const put = (Item: object) => documents.send(new PutCommand({ TableName: tableName(), Item }));
  /** Gives the candidate these previous addresses, and each address some codes. */
  async function move(): Promise<void> {
    for (const email of formerly)
      await put({ ...keys.oneTimeCodes(email), entity: 'one_time_codes', version: 1, sends: [], codes: {} });
    await documents.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.account('candidate', me),
        UpdateExpression: 'SET former_addresses = :former',
        ExpressionAttributeValues: { ':former': formerly.map((email) => ({ email, changed_at: toIso(epochMs(0)) })) },
      }),
    );
  }
  const owned = { entity: 'email', schema_version: 1, kind: 'recruiter', id: other, state: 'active', role: null };

  test('are deleted with their codes', async () => {
    await move();
    expect(await erase('candidate')).toMatchObject({ status: 200 });
    expect(await found(formerly)).toEqual([]);
  });

  test('keep codes of accounts that own them by now, also when written concurrently', async () => {
    await move();
    await put({ ...keys.email(formerly[0] as string), ...owned });
    await put({ ...keys.adminEmail(formerly[2] as string), ...owned, kind: 'admin', id: 1, role: 'admin' });
    beforeNextTransaction(() => put({ ...keys.email(formerly[1] as string), ...owned }));
    expect(await erase('candidate')).toMatchObject({ status: 200 });
    expect((await codesOf()).sort()).toEqual(expect.arrayContaining(formerly.map((email) => `EMAIL#${email}`)));
    expect(JSON.stringify(await readAccount('candidate', me))).not.toContain('former');
  });
});

describe('a deletion for good that is interrupted', () => {
  test.each(['candidate', 'recruiter'] as const)('of a %s is resumed by a retry', async (kind) => {
    await erase(kind);
    // The records are lost: the stream function does not continue the erasure.
    expect((await api.readStream()).length).toBeGreaterThan(0);
    await settle(api);
    expect(await readAccount(kind, me)).toMatchObject({ state: 'erasing' });
    expect(await erase(kind)).toMatchObject({ status: 200, body: { is_permanent: true } });
    await settle(api);
    expect(await readAccount(kind, me)).toMatchObject({ state: 'erased' });
    expect(await found(canaries[kind])).toEqual([]);
    expect(await erase(kind)).toMatchObject({ status: 200, body: { is_permanent: true } });
    const { body } = await api.call(adminCalls.audit, {
      token: all.admin.token,
      query: { target_type: kind, target_id: me, actor_id: 1 },
    });
    expect(body.filter(({ action }: { action: string }) => action === 'user_erased')).toHaveLength(1);
  });

  test.each(['candidate', 'recruiter'] as const)('of a %s survives a failure of each write in turn', async (kind) => {
    await erase(kind);
    const real = documents.send.bind(documents);
    let failures = 0;
    for (let failAt = 1; (await readAccount(kind, me))?.state !== 'erased'; failAt += 1) {
      expect(failAt).toBeLessThan(200);
      const records = await api.readStream();
      let writes = 0;
      const spy = vi.spyOn(documents, 'send').mockImplementation(((command: { constructor: { name: string } }) => {
        const isWrite = /Delete|Update|Transact/.test(command.constructor.name);
        if (isWrite) writes += 1;
        if (isWrite && writes === (failAt % 5) + 1) return Promise.reject(new Error('The table is away.'));
        return real(command as never);
      }) as never);
      const outcome = await handler({ Records: records });
      spy.mockRestore();
      failures += outcome.batchItemFailures.length;
      // Lambda redelivers from the first failed record; here all of them are delivered twice.
      expect((await handler({ Records: records })).batchItemFailures).toEqual([]);
    }
    expect(failures).toBeGreaterThan(0);
    await settle(api);
    expect(await found(canaries[kind])).toEqual([]);
  });
});

test('what a call in progress writes during the erasure is erased too', async () => {
  await erase('candidate');
  await settle(api);
  const summary = {
    application_id: `80-${me}`,
    job_id: 80,
    candidate_id: me,
    recruiter_id: other,
    status: 'applied' as const,
    applied_at: toIso(epochMs(Date.now())),
    job: { id: 80, title: 'Late', company_name: 'Late', location: '', language: '', job_type: 'full-time' as const },
    masked_name: 'L***',
    language: 'German',
  };
  await transact({ application: putNewApplication(summary), request: someRequest('candidate', me) });
  await changeSavedJobs(me, () => [80]);
  await settle(api);
  expect(entitiesOf(await namingMe('candidate'))).toEqual(['account']);
  expect((await api.scan()).filter(({ PK, SK }) => PK === 'JOB#80' && SK === `APPLICATION#00000${me}`)).toEqual([]);
  const { recruiter } = all;
  await erase('recruiter');
  await settle(api);
  await makeJob(72, me);
  await settle(api);
  expect((await api.scan()).filter(({ PK }) => PK === 'JOB#72')).toEqual([]);
  const view = { params: { id: 8 }, query: { recruiter_id: me }, token: recruiter.token };
  expect((await api.call(candidateCalls.view, view)).status).toBe(401);
});

test('a recruiter with more than one erasure step of everything is erased completely', async () => {
  for (let id = 600; id < 640; id += 1) await makeJob(id, me, { title: 'canary-job-title' });
  await settle(api);
  await erase('recruiter');
  await settle(api);
  expect(await found(canaries.recruiter)).toEqual([]);
  expect((await api.scan()).filter(({ entity }) => entity === 'job')).toHaveLength(1);
});

test('an admin who is deleted for good is erased by the stream function', async () => {
  const master = await makePrincipal('master_admin', me + 10);
  const { id } = await makePrincipal('admin', me + 11);
  const answer = await api.call(adminCalls.hardDeleteUser, { params: { a: 'admin', b: id }, token: master.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await settle(api);
  expect(await readAccount('admin', id)).toMatchObject({ state: 'erased', email: '' });
});
