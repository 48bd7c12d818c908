import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { closeBootstrap } from '#functions/entities/account/master-store.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';

const api = await testApi();
let admin: Principal;
beforeAll(async () => {
  admin = await makePrincipal('admin', 1);
  await transact({ bootstrap: closeBootstrap(1) });
});

const setMasters = (count: number) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.masterAdmin(),
      UpdateExpression: 'SET active_masters = :count',
      ExpressionAttributeValues: { ':count': count },
    }),
  );
const masterCount = async () => (await api.scan()).find(({ entity }) => entity === 'master_admin')?.active_masters;
const params = ({ type, id }: Principal) => ({ a: type, b: id });

describe('two master admins who remove each other concurrently', () => {
  let lastId = 10;
  test.each([
    ['deactivating', adminCalls.deactivateUser],
    ['deleting', adminCalls.terminateUser],
    ['deleting for good', adminCalls.hardDeleteUser],
  ] as const)('by %s leave one', async (_, call) => {
    for (let round = 0; round < 6; round += 1) {
      lastId += 2;
      const one = await makePrincipal('master_admin', lastId);
      const two = await makePrincipal('master_admin', lastId + 1);
      await setMasters(2);
      const answers = await Promise.all([
        api.call(call, { params: params(two), token: one.token }),
        api.call(call, { params: params(one), token: two.token }),
      ]);
      // The slower call finds its session ended, or is refused by the rule of the last master admin.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([400, 401]).toContain(answers.find(({ status }) => status !== 200)?.status);
      const states = [await readAccount('admin', one.id), await readAccount('admin', two.id)].map((a) => a?.state);
      expect(states.filter((state) => state === 'active')).toHaveLength(1);
      expect(await masterCount()).toBe(1);
    }
  });

  test('the remaining one may restore the other, who counts again', async () => {
    const [one, two] = [await makePrincipal('master_admin', 140), await makePrincipal('master_admin', 141)];
    await setMasters(2);
    await api.call(adminCalls.deactivateUser, { params: params(two), token: one.token });
    expect(await masterCount()).toBe(1);
    for (const _ of [1, 2]) await api.call(adminCalls.reactivateUser, { params: params(two), token: one.token });
    expect(await masterCount()).toBe(2);
  });
});

describe.each(['candidate', 'recruiter'] as const)('a %s who makes calls without pause', (type) => {
  test.each([
    ['deactivated', adminCalls.deactivateUser, 60],
    ['deleted', adminCalls.terminateUser, 61],
    ['deleted for good', adminCalls.hardDeleteUser, 62],
  ] as const)('gets 401 from the next call on when %s', async (_, call, id) => {
    const who = await makePrincipal(type, id);
    const session = async () => (await api.call(authCalls.session, { token: who.token })).status;
    const seen: number[] = [];
    let isOver = false;
    const polling = Array.from({ length: 8 }, async () => {
      while (!isOver) seen.push(await session());
    });
    expect((await api.call(call, { params: params(who), token: admin.token })).status).toBe(200);
    expect(await Promise.all(Array.from({ length: 8 }, session))).toEqual(Array(8).fill(401));
    isOver = true;
    await Promise.all(polling);
    expect(new Set(seen).isSubsetOf(new Set([200, 401]))).toBe(true);
  });
});

test('two concurrent manual deletions of an active user are one soft deletion', async () => {
  for (let id = 70; id < 76; id += 1) {
    const who = await makePrincipal('candidate', id);
    const both = await Promise.all(
      [1, 2].map(() => api.call(adminCalls.manualDeleteUser, { params: params(who), token: admin.token })),
    );
    const states = new Set(both.map(({ body }) => body.is_permanent));
    // A deletion sent after the answer of the other is a second deletion; concurrent ones both count as the first.
    if (!states.has(true)) expect((await readAccount('candidate', id))?.state).toBe('deleted');
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await api.call(adminCalls.audit, {
      token: admin.token,
      query: { target_type: 'candidate', target_id: id },
    });
    const softly = body.filter(({ action }: { action: string }) => action === 'user_deleted');
    expect(softly).toHaveLength(1);
  }
});

test('concurrent deactivation and profile edit both take effect', async () => {
  for (let id = 80; id < 86; id += 1) {
    const who = await makePrincipal('candidate', id);
    const [edit, deactivation] = await Promise.all([
      api.call(candidateCalls.updateProfile, { params: { id }, token: who.token, body: { subtitle: 'Edited' } }),
      api.call(adminCalls.deactivateUser, { params: params(who), token: admin.token }),
    ]);
    expect(deactivation.status).toBe(200);
    const { body } = await api.call(adminCalls.candidates, { token: admin.token, query: { keyword: who.email } });
    expect(body[0]).toMatchObject({ id, is_active: false });
    if (edit.status !== 200) expect(edit.status).toBe(401);
  }
});

test('concurrent opposite changes leave account, address and profile consistent', async () => {
  const who = await makePrincipal('recruiter', 90);
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all(
      [adminCalls.deactivateUser, adminCalls.reactivateUser, adminCalls.deactivateUser].map((call) =>
        api.call(call, { params: params(who), token: admin.token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const items = (await api.scan()).filter(
      ({ PK, SK, entity, id }) =>
        (PK === 'RECRUITER#90' && entity !== 'statement') || (entity === 'email' && id === 90 && SK === 'ACCOUNT'),
    );
    const states = items.map(({ state, card }) => state ?? card?.state);
    expect(states).toHaveLength(3);
    expect(new Set(states).size).toBe(1);
  }
});
