import { beforeAll, describe, expect, test } from 'vitest';
import { readTarget } from '#functions/api/admin/target.ts';
import { changeLatest } from '#functions/api/shortlist/change-entry.ts';
import { dynamodb } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { addSession, endSession, touchSession } from '#functions/entities/account/session-store.ts';
import { newToken, parseToken } from '#functions/entities/account/session-token.ts';
import { readEntry } from '#functions/entities/shortlist/shortlist-store.ts';
import { authenticate } from '#functions/http/authenticate.ts';
import { requirePostingRight } from '#functions/policies/posting-right.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { authCalls } from '#shared/contracts/auth.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { epochMs, epochSeconds, toEpochSeconds } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { type Cast, castWorld } from '#test/support/cast.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
let cast: Cast;
beforeAll(async () => {
  cast = await castWorld();
});

/** The caller that the pipeline resolves from a principal's token. */
async function callerOf({ token }: Principal, now = Date.now()): Promise<Caller> {
  const caller = await authenticate(`Bearer ${token}`, authCalls.session, epochMs(now));
  if (!caller) throw new Error('Nobody is signed in.');
  return caller;
}
const refusal = (code: string) => ({ code });

describe('the caller', () => {
  test('is the stored account', async () => {
    const { recruiter, unverifiedRecruiter, masterAdmin, candidate } = cast;
    expect(await callerOf(recruiter)).toEqual({
      type: 'recruiter',
      kind: 'recruiter',
      id: 7,
      name: recruiter.name,
      email: recruiter.email,
      verified: true,
      account: { id: 7, name: recruiter.name, email: recruiter.email },
      sessionKey: parseToken(recruiter.token)?.sessionKey,
    });
    expect(await callerOf(unverifiedRecruiter)).toMatchObject({ id: 9, verified: false });
    expect(await callerOf(masterAdmin)).toMatchObject({ type: 'master_admin', kind: 'admin', id: 8 });
    expect(await callerOf(candidate)).toMatchObject({ type: 'candidate', kind: 'candidate', id: 7 });
  });

  test('is identified by a bearer header only, in any case', async () => {
    const { token } = cast.admin;
    const ask = (header: string) => authenticate(header, authCalls.session, epochMs(Date.now()));
    for (const header of [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`]) {
      expect(await ask(header), header).toMatchObject({ type: 'admin', id: 7 });
    }
    for (const header of ['', token, `Basic ${token}`, `Bearer${token}`, `xBearer ${token}`, `Bearer ${token} x`]) {
      expect(await ask(header), header).toBeUndefined();
    }
  });

  test('is a guest once the account is not active, although its session still exists', async () => {
    const { token } = cast.deactivatedCandidate;
    const { id, sessionKey } = parseToken(token) ?? { id: 0, sessionKey: '' };
    expect((await readAccount('candidate', id))?.sessions).toHaveProperty(sessionKey);
    expect(await authenticate(`Bearer ${token}`, authCalls.session, epochMs(Date.now()))).toBeUndefined();
  });

  test('is a guest when the session ends while its use is recorded', async () => {
    const { token, id } = await makePrincipal('candidate', 49);
    const { sessionKey } = parseToken(token) ?? { sessionKey: '' };
    const later = epochMs(Date.now() + 10 * 60_000);
    const ask = () => authenticate(`Bearer ${token}`, authCalls.session, later);
    const name = 'signedOutMeanwhile';
    dynamodb.middlewareStack.add(
      (next, context) => async (step) => {
        const isTouch = context.commandName === 'UpdateItemCommand' && dynamodb.middlewareStack.remove(name);
        if (isTouch) await endSession('candidate', id, sessionKey, epochSeconds(1));
        return next(step);
      },
      { step: 'initialize', name },
    );
    expect(await ask()).toBeUndefined();
    expect((await readAccount('candidate', id))?.sessions).toEqual({});
  });

  test('ends with its session, once', async () => {
    const { token, id } = await makePrincipal('candidate', 50);
    const { sessionKey } = parseToken(token) ?? { sessionKey: '' };
    const account = await readAccount('candidate', id);
    expect(await endSession('candidate', id, sessionKey, epochSeconds(1))).toBe(true);
    expect(await endSession('candidate', id, sessionKey, epochSeconds(1)), 'it has ended already').toBe(false);
    expect(await touchSession('candidate', id, sessionKey, epochSeconds(1)), 'it stays ended').toBe(false);
    expect((await readAccount('candidate', id))?.version).toBe((account?.version ?? 0) + 1);
  });
});

describe('a new session', () => {
  const now = toEpochSeconds(epochMs(Date.now()));

  test('is not given to an account that changed since it was read', async () => {
    const { id } = await makePrincipal('candidate', 51);
    const read = await readAccount('candidate', id);
    if (!read) throw new Error('no account');
    expect(await addSession(read, 'candidate', newToken('candidate', id).sessionKey, now)).toBe(true);
    expect(await addSession(read, 'candidate', newToken('candidate', id).sessionKey, now)).toBe(false);
    const after = await readAccount('candidate', id);
    expect(after?.version).toBe(read.version + 1);
    expect(Object.values(after?.sessions ?? {})).toContainEqual({ created: now, seen: now });
  });

  test('is not given to an account that is not active', async () => {
    const { id, email } = await makePrincipal('candidate', 52);
    await transact(accountStateChange({ kind: 'candidate', id, email }, ['active'], 'deactivated'));
    const read = await readAccount('candidate', id);
    if (!read) throw new Error('no account');
    expect(await addSession(read, 'candidate', newToken('candidate', id).sessionKey, now)).toBe(false);
  });

  test('replaces every session that has ended', async () => {
    const { id } = await makePrincipal('candidate', 53);
    const month = 31 * 24 * 60 * 60;
    for (const at of [now, now + month]) {
      for (const _ of [1, 2]) {
        const read = await readAccount('candidate', id);
        if (!read) throw new Error('no account');
        await addSession(read, 'candidate', newToken('candidate', id).sessionKey, epochSeconds(at));
      }
    }
    const { sessions = {} } = (await readAccount('candidate', id)) ?? {};
    expect(Object.values(sessions).map(({ created }) => created)).toEqual([now + month, now + month]);
  });

  test('causes an error that can be retried when the table does not answer', async () => {
    const { id } = await makePrincipal('candidate', 54);
    const repair = breakTableAt(1, 'before');
    await expect(endSession('candidate', id, 'x', epochSeconds(1))).rejects.toMatchObject({ name: 'TimeoutError' });
    repair();
  });
});

describe('the right to post jobs', () => {
  const now = epochMs(Date.now());

  test('needs a verified account, also with a subscription', async () => {
    await subscribe(9);
    const caller = await callerOf(cast.unverifiedRecruiter);
    await expect(requirePostingRight(caller, now)).rejects.toMatchObject(refusal('NOT_VERIFIED'));
    await expect(requirePostingRight({ ...caller, verified: true }, now)).resolves.toBeUndefined();
  });

  test('needs a subscription that is active in this millisecond', async () => {
    const { id } = await makePrincipal('recruiter', 60);
    const caller = { ...(await callerOf(cast.recruiter)), id };
    const refused = refusal('SUBSCRIPTION_REQUIRED_TO_POST');
    await expect(requirePostingRight(caller, now)).rejects.toMatchObject(refused);
    await subscribe(id, { ends_at: now });
    await expect(requirePostingRight(caller, now)).rejects.toMatchObject(refused);
    await expect(requirePostingRight(caller, epochMs(now - 1))).resolves.toBeUndefined();
  });
});

describe("a job's applications", () => {
  test('are for its recruiter and for admins', async () => {
    const list = ({ token }: Principal, id: number) => api.call(applicationCalls.applicants, { token, params: { id } });
    for (const each of [cast.recruiter, cast.admin, cast.masterAdmin]) {
      expect(await list(each, 100)).toMatchObject({ status: 200, body: [{ job_id: 100 }] });
    }
    expect(await list(cast.otherRecruiter, 100)).toMatchObject({ body: { code: 'FORBIDDEN' } });
    expect(await list(cast.otherRecruiter, 999)).toMatchObject({ body: { code: 'JOB_NOT_FOUND' } });
  });

  const check = (by: Principal, jobId: number, candidateId: number) =>
    api.call(applicationCalls.check, { token: by.token, params: { jobId, candidateId } });

  test('can be checked one by one by candidate, recruiter and admins', async () => {
    for (const each of [cast.candidate, cast.recruiter, cast.admin, cast.masterAdmin]) {
      expect(await check(each, 100, 7)).toMatchObject({ status: 200, body: { status: 'applied' } });
    }
    expect(await check(cast.otherRecruiter, 100, 7)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });

  test('that do not exist are reported only to callers who may see them', async () => {
    for (const each of [cast.recruiter, cast.admin]) {
      expect(await check(each, 100, 8)).toMatchObject({ status: 404, body: { code: 'NOT_APPLIED' } });
    }
    expect(await check(cast.otherCandidate, 100, 8)).toMatchObject({ body: { code: 'NOT_APPLIED' } });
    expect(await check(cast.otherRecruiter, 100, 8)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await check(cast.recruiter, 999, 8)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    expect(await check(cast.admin, 999, 8)).toMatchObject({ status: 404, body: { code: 'NOT_APPLIED' } });
  });
});

describe('an entry of a shortlist', () => {
  test('is read by its recruiter only, and refused to others before any look-up', async () => {
    const change = ({ token }: Principal, id: string) =>
      api.call(shortlistCalls.updateStatus, { token, params: { id }, body: { status: 'contacted' } });
    expect(await change(cast.recruiter, '7-7')).toMatchObject({ body: { id: '7-7' } });
    expect(await change(cast.otherRecruiter, '7-7')).toMatchObject({ body: { code: 'FORBIDDEN' } });
    expect(await change(cast.recruiter, '7-8')).toMatchObject({ body: { code: 'NOT_FOUND' } });
    expect(await change(cast.recruiter, '8-7')).toMatchObject({ body: { code: 'FORBIDDEN' } });
  });

  test('is changed once no concurrent change conflicts, and refused after 5 reads', async () => {
    const entry = await readEntry(7, 7);
    if (!entry) throw new Error('no entry');
    let reads = 0;
    const latest = async () => {
      reads += 1;
      return entry;
    };
    const settlesAt = (read: number) => async () => reads === read;
    expect(await changeLatest(latest, settlesAt(1))).toBe(entry);
    reads = 0;
    expect(await changeLatest(latest, settlesAt(5))).toBe(entry);
    reads = 0;
    await expect(changeLatest(latest, settlesAt(6))).rejects.toMatchObject(refusal('INVALID_STATE'));
    expect(reads).toBe(5);
  });
});

describe('the target of an admin', () => {
  test('is the account of that type and number', async () => {
    expect(await readTarget({ type: 'candidate', kind: 'candidate', id: 7 })).toMatchObject({
      kind: 'candidate',
      id: 7,
    });
    expect(await readTarget({ type: 'admin', kind: 'admin', id: 7 })).toMatchObject({ role: 'admin' });
    expect(await readTarget({ type: 'master_admin', kind: 'admin', id: 8 })).toMatchObject({ role: 'master_admin' });
  });

  test('has the requested role', async () => {
    for (const target of [
      { type: 'master_admin', kind: 'admin', id: 7 },
      { type: 'admin', kind: 'admin', id: 8 },
      { type: 'recruiter', kind: 'recruiter', id: 999 },
    ] as const) {
      await expect(readTarget(target)).rejects.toMatchObject(refusal('NOT_FOUND'));
    }
  });
});
