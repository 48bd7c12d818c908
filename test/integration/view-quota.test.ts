import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewedAmong } from '#functions/entities/subscription/candidate-view-store.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { Entitlement } from '#functions/entities/subscription/stored-entitlement.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { type EpochMs, epochMs } from '#shared/domain/time.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

const api = await testApi();
const candidates = Array.from({ length: 50 }, (_, place) => place + 1);
await Promise.all(candidates.map((id) => makePrincipal('candidate', id)));

const view = (token: string | undefined, id: number | string) =>
  api.call(candidateCalls.view, { token, params: { id } });
const viewedCount = async (id: number) => (await readEntitlement(id))?.candidates_viewed;
const withStatus = (answers: ApiAnswer[], status: number) => answers.filter((answer) => answer.status === status);

describe('viewing a candidate', () => {
  it('counts once for each candidate and returns the contact details', async () => {
    const { token } = await makePrincipal('recruiter', 1);
    await subscribe(1, { candidate_limit: 2 });
    const first = await view(token, 1);
    expect(first).toMatchObject({ status: 200, body: { id: 1, email: 'candidate-1@canary.example' } });
    expect(first.body.subscription_info).toEqual({
      is_new_view: true,
      plan_name: 'Premium',
      candidates_viewed: 1,
      remaining_candidates: 1,
    });
    const { body } = await view(token, 1);
    expect(body.subscription_info).toMatchObject({ is_new_view: false, candidates_viewed: 1, remaining_candidates: 1 });
  });

  it('is refused without a subscription and beyond its limit, with different error codes', async () => {
    const { token } = await makePrincipal('recruiter', 2);
    const refused = await view(token, 1);
    expect(refused).toMatchObject({ status: 403, body: { code: 'SUBSCRIPTION_REQUIRED' } });
    expect(JSON.stringify(refused.body)).not.toContain('canary');
    await subscribe(2, { candidate_limit: 1 });
    expect((await view(token, 1)).status).toBe(200);
    expect(await view(token, 2)).toMatchObject({ status: 403, body: { code: 'VIEW_LIMIT_REACHED' } });
    expect((await view(token, 1)).status).toBe(200);
    expect(await viewedCount(2)).toBe(1);
  });

  it('is refused from the millisecond in which the subscription ends, even while its record still exists', async () => {
    const { token } = await makePrincipal('recruiter', 3);
    const now = epochMs(Date.now());
    await subscribe(3, { ends_at: epochMs(now + 5_000) });
    api.clock.set(now + 4_999);
    expect((await view(token, 1)).status).toBe(200);
    api.clock.set(now + 5_000);
    for (const id of [1, 2]) {
      expect(await view(token, id)).toMatchObject({ status: 403, body: { code: 'SUBSCRIPTION_REQUIRED' } });
    }
    expect(await viewedCount(3)).toBe(1);
  });

  it('of the same candidate costs nothing under a later subscription', async () => {
    const { token } = await makePrincipal('recruiter', 4);
    const now = epochMs(Date.now());
    await subscribe(4, { ends_at: epochMs(now + 5_000) });
    expect((await view(token, 1)).status).toBe(200);
    api.clock.set(now + 5_000);
    await subscribe(4, { subscription_id: 2, candidate_limit: 1 });
    expect((await view(token, 1)).body.subscription_info).toMatchObject({ is_new_view: false, candidates_viewed: 0 });
    expect((await view(token, 2)).body.subscription_info).toMatchObject({ is_new_view: true, remaining_candidates: 0 });
  });

  it('lets one of 50 concurrent views through when one is left', async () => {
    const { token } = await makePrincipal('recruiter', 5);
    await subscribe(5, { candidate_limit: 10, candidates_viewed: 9 });
    const answers = await Promise.all(candidates.map((id) => view(token, id)));
    expect(withStatus(answers, 200)).toHaveLength(1);
    expect(withStatus(answers, 403)).toHaveLength(49);
    for (const { body } of withStatus(answers, 403)) expect(body.code).toBe('VIEW_LIMIT_REACHED');
    expect(await viewedCount(5)).toBe(10);
    expect(await viewedAmong(5, candidates)).toHaveProperty('size', 1);
  });

  it('counts one candidate once in 50 concurrent views, also when it is the last that the plan allows', async () => {
    const { token } = await makePrincipal('recruiter', 6);
    await subscribe(6, { candidate_limit: 1 });
    const answers = await Promise.all(candidates.map(() => view(token, 7)));
    expect(withStatus(answers, 200)).toHaveLength(50);
    expect(answers.filter(({ body }) => body.subscription_info.is_new_view)).toHaveLength(1);
    expect(await viewedCount(6)).toBe(1);
  });

  it('costs at most 2 read units and 8 write units first, 2 and none again, beside the session', async () => {
    const { token } = await makePrincipal('recruiter', 7);
    await subscribe(7);
    await view(token, 50);
    api.units.reset();
    await view(token, 1);
    const first = api.units.spent();
    expect(first.read).toBeLessThanOrEqual(3);
    expect(first.write).toBeLessThanOrEqual(8);
    api.units.reset();
    await view(token, 1);
    const again = api.units.spent();
    expect(again.read).toBeLessThanOrEqual(3);
    expect(again.write).toBe(0);
  });

  it('is for recruiters, and only for their own account', async () => {
    const { token } = await makePrincipal('recruiter', 8);
    const sameId = await makePrincipal('candidate', 58);
    await subscribe(8);
    const foreign = await api.call(candidateCalls.view, { token, params: { id: 1 }, query: { recruiter_id: 1 } });
    expect(foreign.status).toBe(403);
    expect((await view(sameId.token, 1)).status).toBe(403);
    expect((await view(undefined, 1)).status).toBe(401);
    expect(await view(token, 4_000)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
    for (const id of ['0', '01', '1e3', '-1', '9007199254740993']) expect((await view(token, id)).status).toBe(400);
    expect(await viewedCount(8)).toBe(0);
  });
});

describe('the quota', () => {
  it('follows its model in any interleaving of views, ends and renewals', async () => {
    let recruiter = 1_000;
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({ kind: fc.constant('view' as const), candidate: fc.integer({ min: 1, max: 6 }) }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), by: fc.constantFrom(1, 40, 99, 100) }) },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constant('renew' as const), limit: fc.integer({ min: 0, max: 4 }) }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        recruiter += 1;
        let now = Date.now();
        let model: (Pick<Entitlement, 'candidate_limit' | 'candidates_viewed'> & { ends_at: EpochMs }) | undefined;
        const seen = new Set<number>();
        for (const each of steps) {
          if (each.kind === 'wait') now += each.by;
          if (each.kind === 'renew' && !(model && now < model.ends_at)) {
            model = { candidate_limit: each.limit, candidates_viewed: 0, ends_at: epochMs(now + 100) };
            api.clock.set(now);
            await subscribe(recruiter, model);
          }
          if (each.kind !== 'view') continue;
          const result = await unlockCandidate(recruiter, each.candidate, epochMs(now));
          if (!model || now >= model.ends_at) {
            expect(result).toEqual({ refusal: 'SUBSCRIPTION_REQUIRED' });
          } else if (seen.has(each.candidate)) {
            expect(result).toMatchObject({ is_new_view: false });
          } else if (model.candidates_viewed === model.candidate_limit) {
            expect(result).toEqual({ refusal: 'VIEW_LIMIT_REACHED' });
          } else {
            expect(result).toMatchObject({ is_new_view: true });
            seen.add(each.candidate);
            model.candidates_viewed += 1;
          }
          expect(await viewedCount(recruiter)).toBe(model?.candidates_viewed);
        }
        expect(await viewedAmong(recruiter, candidates)).toEqual(seen);
      }),
      { numRuns: 40 },
    );
  });

  it('is never exceeded by concurrent views of any candidates', async () => {
    let recruiter = 2_000;
    const burst = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(burst, fc.integer({ min: 0, max: 5 }), async (wanted, limit) => {
        recruiter += 1;
        await subscribe(recruiter, { candidate_limit: limit });
        const results = await Promise.all(wanted.map((id) => unlockCandidate(recruiter, id, epochMs(Date.now()))));
        const fresh = results.filter((result) => result.is_new_view).length;
        expect(fresh).toBe(Math.min(limit, new Set(wanted).size));
        expect(await viewedCount(recruiter)).toBe(fresh);
        expect(await viewedAmong(recruiter, wanted)).toHaveProperty('size', fresh);
        const viewed = await viewedAmong(recruiter, wanted);
        for (const [place, { refusal }] of results.entries()) {
          if (!refusal) expect(viewed.has(wanted[place] ?? 0)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});
