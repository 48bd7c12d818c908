import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { startErasing } from '#functions/entities/account/erase-account.ts';
import { optOutToken, searchOptOutToken } from '#functions/services/mail/opt-out-token.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { savedSearchCalls as calls } from '#shared/contracts/saved-searches.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { savedSearchSteps } from '#test/support/saved-search-steps.ts';

const api = await testApi();
const steps = savedSearchSteps(api);

let number = 8_200_000;
let candidate: Principal;
let recruiter: Principal;
beforeEach(async () => {
  number += 1;
  candidate = await makePrincipal('candidate', number);
  recruiter = await makePrincipal('recruiter', number);
});

const filters = { tag: 'ja', level: 'B2', location: 'Pune' };
const create = ({ token }: Principal, body: object, headers = {}) => api.call(calls.create, { token, body, headers });
const remove = ({ token }: Principal, id: string) => api.call(calls.remove, { token, params: { id } });
const unsubscribe = (token: string) => api.call(calls.unsubscribe, { query: { token } });

describe('a saved search', () => {
  test('is listed with its filters, for jobs of candidates and for candidates of recruiters', async () => {
    const saved = await create(candidate, {
      name: ' Japanese ',
      filters: { ...filters, company: '' },
      frequency: 'daily',
    });
    expect(saved).toMatchObject({
      status: 201,
      body: { kind: 'jobs', name: 'Japanese', filters, frequency: 'daily', reported_at: null },
    });
    await steps.save(recruiter, { tag: 'ja', evidence: 'checked', years: '5-9' }, 'weekly');
    expect(await steps.listOf(candidate)).toEqual([saved.body]);
    expect(await steps.listOf(recruiter)).toMatchObject([{ kind: 'candidates', frequency: 'weekly' }]);
  });

  test.each([
    ['no filter', {}, 'filters'],
    ['empty filters only', { location: ' ' }, 'filters'],
    ['a filter of the other search', { skills: 'Subtitling' }, 'filters'],
    ['a level without a language', { level: 'B2' }, 'filters'],
    ['an invalid choice', { job_type: 'slavery' }, 'filters'],
  ])('with %s is refused', async (_, wrong, field) => {
    const answer = await create(candidate, { name: 'Search', filters: wrong, frequency: 'daily' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', fields: [{ path: field }] } });
    expect(await steps.listOf(candidate)).toEqual([]);
  });

  test('needs a name', async () => {
    const answer = await create(candidate, { name: ' ', filters, frequency: 'daily' });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'name' }] } });
  });

  test('is saved once by a repeated request', async () => {
    const body = { name: 'Search', filters, frequency: 'daily' };
    const headers = { 'idempotency-key': `saved-search-${number}-0001` };
    const [first, again] = [await create(candidate, body, headers), await create(candidate, body, headers)];
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await steps.listOf(candidate)).toHaveLength(1);
    const other = await create(candidate, { ...body, name: 'Another' }, headers);
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    await remove(candidate, first.body.id);
    expect(await create(candidate, body, headers)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('is one of twenty at most, also when they are saved at once; deleting one makes room', async () => {
    const all = await Promise.all(
      Array.from({ length: 22 }, () => create(candidate, { name: 'Search', filters, frequency: 'off' })),
    );
    const refused = all.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.code)).toEqual(['INVALID_STATE', 'INVALID_STATE']);
    expect(await steps.listOf(candidate)).toHaveLength(20);
    const [first] = await steps.listOf(candidate);
    expect(await remove(candidate, first.id)).toMatchObject({ status: 204 });
    expect(await remove(candidate, first.id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    await steps.save(candidate, filters);
    expect(await steps.listOf(candidate)).toHaveLength(20);
  });

  test('is changed by its owner alone', async () => {
    const id = await steps.save(candidate, filters);
    const changed = await steps.change(candidate, id, {
      name: 'Other',
      filters: { keyword: 'court' },
      frequency: 'weekly',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { id, name: 'Other', filters: { keyword: 'court' }, frequency: 'weekly' },
    });
    expect(await steps.change(candidate, id, { filters: {} })).toMatchObject({ status: 400 });
    const other = await makePrincipal('candidate', number + 500_000);
    for (const stranger of [other, recruiter]) {
      expect(await steps.change(stranger, id, { name: 'Mine' })).toMatchObject({ status: 404 });
      expect(await remove(stranger, id)).toMatchObject({ status: 404 });
    }
    expect(await steps.listOf(candidate)).toEqual([changed.body]);
  });

  test('is in the copy of the data of its owner, and is erased with the account', async () => {
    const id = await steps.save(recruiter, filters);
    const copy = await api.call(accountCalls.export, { token: recruiter.token });
    expect(copy.body.saved_searches).toMatchObject([{ id, filters }]);
    const { email } = recruiter;
    await transact({ account: startErasing({ kind: 'recruiter', id: recruiter.id, email, state: 'active' }) });
    await steps.settle();
    const left = (await api.scan()).filter(({ PK }) => PK === `RECRUITER#${recruiter.id}`);
    expect(left.map(({ entity }) => entity)).toEqual(['account']);
  });
});

describe('the link of a mail', () => {
  test('switches one search off without a session, again without an effect', async () => {
    const [stopped, other] = [await steps.save(candidate, filters), await steps.save(candidate, filters)];
    const token = searchOptOutToken({ kind: 'candidate', id: candidate.id }, stopped);
    for (let press = 1; press <= 2; press += 1) expect((await unsubscribe(token)).status).toBe(200);
    const states = new Map(
      (await steps.listOf(candidate)).map(({ id, frequency }: { id: string; frequency: string }) => [id, frequency]),
    );
    expect([states.get(stopped), states.get(other)]).toEqual(['off', 'instant']);
  });

  test('of a search that is deleted is answered like others', async () => {
    const token = searchOptOutToken({ kind: 'candidate', id: candidate.id }, randomUUID());
    expect((await unsubscribe(token)).status).toBe(200);
    expect(await steps.listOf(candidate)).toEqual([]);
  });

  test('works with its own token only', async () => {
    const id = await steps.save(candidate, filters);
    const token = searchOptOutToken({ kind: 'candidate', id: candidate.id }, id);
    for (const wrong of ['', `${token.slice(0, -2)}AA`, optOutToken({ kind: 'candidate', id: candidate.id })]) {
      expect(await unsubscribe(wrong)).toMatchObject({ status: 400, body: { code: 'INVALID_SIGNATURE' } });
    }
    expect(await steps.listOf(candidate)).toMatchObject([{ frequency: 'instant' }]);
  });
});
