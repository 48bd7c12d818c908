import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markUnlocked } from '#functions/entities/shortlist/entry-writes.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { type ShortlistStatus, shortlistStatuses } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline, shortlistNotesMax } from '#shared/domain/shortlist-timeline.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';

const api = await testApi();
const candidates = await Promise.all(Array.from({ length: 25 }, (_, place) => makePrincipal('candidate', place + 1)));
let recruiters = 100;
async function makeRecruiter(): Promise<Principal> {
  recruiters += 1;
  return await makePrincipal('recruiter', recruiters);
}

const add = (token: string | undefined, candidate_id: unknown, more = {}) =>
  api.call(shortlistCalls.add, { token, body: { candidate_id, ...more } });
const quickAdd = (token: string | undefined, id: unknown, more = {}) =>
  api.call(shortlistCalls.quickAdd, { token, params: { id }, body: more });
const list = (recruiter: { id: number; token?: string }, query = {}) =>
  api.call(shortlistCalls.ofRecruiter, { token: recruiter.token, params: { id: recruiter.id }, query });
const move = (token: string | undefined, id: string, body: unknown) =>
  api.call(shortlistCalls.updateStatus, { token, params: { id }, body });
const reject = (token: string | undefined, id: string, body = {}) =>
  api.call(shortlistCalls.reject, { token, params: { id }, body });
const remove = (token: string | undefined, id: string) => api.call(shortlistCalls.remove, { token, params: { id } });
const stats = async (recruiter: { id: number; token?: string }) =>
  (await api.call(shortlistCalls.stats, { token: recruiter.token, params: { id: recruiter.id } })).body.stats;
const idsOf = (body: { candidate: { id: number } }[]) => body.map(({ candidate }) => candidate.id);
const zeros = { total_shortlisted: 0, active_shortlisted: 0, contacted: 0, interviewed: 0, hired: 0, rejected: 0 };

describe('putting a candidate on the shortlist', () => {
  it.each([
    ['add', add],
    ['quick-shortlist', quickAdd],
  ])('returns the entry, masked (%s)', async (_, call) => {
    const recruiter = await makeRecruiter();
    const { id: job } = await makeJob(recruiter.id, recruiter.id, { title: 'Translator' });
    const answer = await call(recruiter.token, 3, {
      job_id: job,
      notes: 'Met at the fair',
      recruiter_id: recruiter.id,
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      id: `${recruiter.id}-3`,
      status: 'active',
      notes: 'Met at the fair',
      candidate: { id: 3, name: null, email: null, phone: null, language: 'Japanese', has_video: false },
      job: { id: job, title: 'Translator', company: `Company ${recruiter.id}` },
    });
    expect(JSON.stringify(answer)).not.toMatch(/candidate-3@|Name of candidate|9000000003/);
  });

  it('accepts forms, in which an empty job means no job', async () => {
    const recruiter = await makeRecruiter();
    const answer = await api.raw(shortlistCalls.add, {
      token: recruiter.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `recruiter_id=${recruiter.id}&candidate_id=4&job_id=&notes=`,
    });
    expect(answer).toMatchObject({ status: 201, body: { job: null, notes: '' } });
  });

  it('succeeds once in 30 concurrent calls, and is counted once', async () => {
    const recruiter = await makeRecruiter();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => (place % 2 ? add : quickAdd)(recruiter.token, 5)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(29);
    for (const { body } of refused) expect(body.code).toBe('ALREADY_SHORTLISTED');
    expect(await stats(recruiter)).toEqual({ ...zeros, total_shortlisted: 1, active_shortlisted: 1 });
  });

  it("is refused for candidates that do not exist and for other recruiters' jobs", async () => {
    const recruiter = await makeRecruiter();
    const foreign = await makeJob(9_000 + recruiter.id, 1);
    for (const call of [add, quickAdd]) {
      expect(await call(recruiter.token, 4_000)).toMatchObject({ status: 404, body: { code: 'CANDIDATE_NOT_FOUND' } });
      expect((await call(recruiter.token, 1, { job_id: 8_999 })).body.code).toBe('JOB_NOT_FOUND');
      expect((await call(recruiter.token, 1, { job_id: foreign.id })).status).toBe(403);
    }
    expect((await list(recruiter)).body).toEqual([]);
    expect(await stats(recruiter)).toEqual(zeros);
  });

  it('is for recruiters, in their own name', async () => {
    const recruiter = await makeRecruiter();
    const sameId = await makePrincipal('candidate', recruiter.id);
    const admin = await makePrincipal('admin', recruiter.id);
    for (const call of [add, quickAdd]) {
      expect((await call(undefined, 1)).status).toBe(401);
      expect((await call(sameId.token, 1)).status).toBe(403);
      expect((await call(admin.token, 1)).status).toBe(403);
      expect((await call(recruiter.token, 1, { recruiter_id: 1 })).status).toBe(403);
    }
    expect(await stats(recruiter)).toEqual(zeros);
  });

  const bodies = makeRecruiter();
  it.each([
    {},
    { candidate_id: 0 },
    { candidate_id: '01' },
    { candidate_id: 1.5 },
    { candidate_id: '1e3' },
    { candidate_id: 1, job_id: -1 },
    { candidate_id: 1, notes: 'x'.repeat(1_001) },
    { candidate_id: 1, notes: 'a\u0000b' },
  ])('refuses %j', async (body) => {
    const { token } = await bodies;
    const answer = await api.call(shortlistCalls.add, { token, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

describe('contact details', () => {
  it('show only where the candidate was viewed and a subscription is active now', async () => {
    const recruiter = await makeRecruiter();
    const now = epochMs(Date.now());
    await subscribe(recruiter.id, { ends_at: epochMs(now + 60_000) });
    await unlockCandidate(recruiter.id, 1, now);
    expect((await add(recruiter.token, 1)).body.candidate).toMatchObject({ email: 'candidate-1@canary.example' });
    expect((await add(recruiter.token, 2)).body.candidate).toMatchObject({ email: null });
    const emails = async () =>
      Object.fromEntries(
        (await list(recruiter)).body.map(({ candidate }: { candidate: { id: number; email: string } }) => [
          candidate.id,
          candidate.email,
        ]),
      );
    expect(await emails()).toEqual({ 1: 'candidate-1@canary.example', 2: null });
    await unlockCandidate(recruiter.id, 2, now);
    await markUnlocked(recruiter.id, 2);
    await markUnlocked(recruiter.id, 2);
    await markUnlocked(recruiter.id, 3);
    api.clock.set(now + 59_999);
    expect(await emails()).toEqual({ 1: 'candidate-1@canary.example', 2: 'candidate-2@canary.example' });
    api.clock.set(now + 60_000);
    expect(await emails()).toEqual({ 1: null, 2: null });
    expect(JSON.stringify(await list(recruiter))).not.toContain('canary');
  });

  it('show when the view was recorded between its look-up and the write of the entry', async () => {
    const recruiter = await makeRecruiter();
    await subscribe(recruiter.id);
    beforeNextTransaction(() => unlockCandidate(recruiter.id, 1, epochMs(Date.now())));
    expect((await add(recruiter.token, 1)).body.candidate.email).toBe('candidate-1@canary.example');
  });
});

describe('the pipeline', () => {
  it('is listed newest first, page by page, each entry once, also for one status', async () => {
    const recruiter = await makeRecruiter();
    const order = [7, 3, 11, 1, 9];
    const start = epochMs(Date.now());
    for (const [place, id] of order.entries()) {
      api.clock.set(start + place);
      await add(recruiter.token, id);
    }
    for (const id of [3, 1]) await move(recruiter.token, `${recruiter.id}-${id}`, { status: 'contacted' });
    const all = async (status?: ShortlistStatus) => {
      const found: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await list(recruiter, { limit: 2, status, cursor });
        found.push(...idsOf(page.body));
        cursor = page.next;
      } while (cursor);
      return found;
    };
    expect(await all()).toEqual([9, 1, 11, 3, 7]);
    expect(await all('contacted')).toEqual([1, 3]);
    expect(await all('active')).toEqual([9, 11, 7]);
    expect(await all('hired')).toEqual([]);
    expect((await list(recruiter, { status: 'loved' })).status).toBe(400);
  });

  it('costs 3 read units for 20 entries beside the session', async () => {
    const recruiter = await makeRecruiter();
    await subscribe(recruiter.id);
    for (const { id } of candidates.slice(0, 20)) await add(recruiter.token, id);
    api.units.reset();
    const { body } = await list(recruiter, { limit: 20 });
    expect(body).toHaveLength(20);
    const { read, write } = api.units.spent();
    expect(read).toBeLessThanOrEqual(4);
    expect(write).toBe(0);
    api.units.reset();
    await stats(recruiter);
    expect(api.units.spent()).toMatchObject({ read: 2, write: 0 });
  });

  it('and its statistics are shown to the recruiter only', async () => {
    const recruiter = await makeRecruiter();
    const other = await makeRecruiter();
    const sameId = await makePrincipal('candidate', recruiter.id);
    for (const call of [shortlistCalls.ofRecruiter, shortlistCalls.stats]) {
      const answer = (token: string | undefined) => api.call(call, { token, params: { id: recruiter.id } });
      expect((await answer(recruiter.token)).status).toBe(200);
      expect((await answer(other.token)).status).toBe(403);
      expect((await answer(sameId.token)).status).toBe(403);
      expect((await answer(undefined)).status).toBe(401);
    }
  });
});

describe('moving an entry', () => {
  it('accepts any status and adds a line to the timeline', async () => {
    const recruiter = await makeRecruiter();
    const start = epochMs(Date.now());
    await add(recruiter.token, 1, { notes: 'First note' });
    const steps: ShortlistStatus[] = ['contacted', 'interviewed', 'active', 'hired', 'hired', 'rejected'];
    for (const [place, status] of steps.entries()) {
      api.clock.set(start + place);
      const answer = await move(recruiter.token, `${recruiter.id}-1`, { status, notes: `Note ${place}\nwith more` });
      expect(answer).toMatchObject({ status: 200, body: { status } });
    }
    const [entry] = (await list(recruiter)).body;
    expect(entry.notes.split('\n')[0]).toBe('First note');
    expect(parseTimeline(entry.notes)).toEqual(
      steps.map((status, place) => ({
        kind: 'status',
        status,
        text: `Note ${place} with more`,
        at: new Date(start + place).toISOString(),
      })),
    );
    expect(await stats(recruiter)).toEqual({ ...zeros, total_shortlisted: 1, rejected: 1 });
  });

  it('cannot undo a rejection', async () => {
    const recruiter = await makeRecruiter();
    await add(recruiter.token, 1);
    const id = `${recruiter.id}-1`;
    const { body } = await reject(recruiter.token, id, { rejection_reason: 'Position filled' });
    expect(body).toMatchObject({ status: 'rejected' });
    expect(parseTimeline(body.notes)).toMatchObject([{ kind: 'rejected', text: 'Position filled' }]);
    for (const status of shortlistStatuses) {
      expect(await move(recruiter.token, id, { status })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_STATE' },
      });
    }
    expect((await reject(recruiter.token, id)).body.code).toBe('INVALID_STATE');
    expect((await list(recruiter)).body[0]).toEqual(body);
    expect(await stats(recruiter)).toEqual({ ...zeros, total_shortlisted: 1, rejected: 1 });
  });

  it('rejects once in ten concurrent calls, with one line', async () => {
    const recruiter = await makeRecruiter();
    await add(recruiter.token, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reject(recruiter.token, `${recruiter.id}-1`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'INVALID_STATE')).toHaveLength(9);
    expect(parseTimeline((await list(recruiter)).body[0].notes)).toHaveLength(1);
  });

  it('limits the length of its notes after any number of moves', async () => {
    const recruiter = await makeRecruiter();
    await add(recruiter.token, 1);
    for (let count = 0; count < 8; count += 1) {
      await move(recruiter.token, `${recruiter.id}-1`, { status: 'contacted', notes: String(count).repeat(1_000) });
    }
    const { notes } = (await list(recruiter)).body[0];
    expect(notes.length).toBeLessThanOrEqual(shortlistNotesMax);
    expect(parseTimeline(notes).at(-1)?.text).toBe('7'.repeat(1_000));
  });

  it('is refused to all other callers, and removes nothing', async () => {
    const recruiter = await makeRecruiter();
    const other = await makeRecruiter();
    const sameId = await makePrincipal('candidate', recruiter.id);
    await add(recruiter.token, 1);
    const id = `${recruiter.id}-1`;
    const before = (await list(recruiter)).body;
    const calls = [
      (token?: string) => move(token, id, { status: 'hired' }),
      (token?: string) => reject(token, id),
      (token?: string) => remove(token, id),
    ];
    for (const call of calls) {
      expect((await call(undefined)).status).toBe(401);
      expect((await call(other.token)).status).toBe(403);
      expect((await call(sameId.token)).status).toBe(403);
    }
    expect((await list(recruiter)).body).toEqual(before);
    const missing = `${recruiter.id}-4000`;
    for (const answer of [
      await move(recruiter.token, missing, { status: 'hired' }),
      await reject(recruiter.token, missing),
      await remove(recruiter.token, missing),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  const mover = makeRecruiter();
  it.each([
    ['1-1', { status: '' }],
    ['1-1', {}],
    ['1-1', { status: 'Active' }],
    ['1-1', { status: 'hired', notes: 'x'.repeat(1_001) }],
    ['1', { status: 'hired' }],
    ['01-1', { status: 'hired' }],
    ['1-1e3', { status: 'hired' }],
  ])('refuses %s with %j', async (id, body) => {
    const { token } = await mover;
    expect(await move(token, id, body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

describe('removing an entry', () => {
  it('happens once in ten concurrent calls and removes the entry from list and statistics', async () => {
    const recruiter = await makeRecruiter();
    await add(recruiter.token, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(recruiter.token, `${recruiter.id}-1`)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    expect((await list(recruiter)).body).toEqual([]);
    expect(await stats(recruiter)).toEqual(zeros);
    expect((await add(recruiter.token, 1)).status).toBe(201);
  });
});

describe('the statistics', () => {
  it('agree with the list after any changes, also concurrent ones', async () => {
    const candidate = fc.integer({ min: 1, max: 4 });
    const change = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), candidate }),
      fc.record({ kind: fc.constant('remove' as const), candidate }),
      fc.record({ kind: fc.constant('move' as const), candidate, status: fc.constantFrom(...shortlistStatuses) }),
    );
    const batches = fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(batches, async (all) => {
        const recruiter = await makeRecruiter();
        for (const batch of all) {
          await Promise.all(
            batch.map((each) => {
              const id = `${recruiter.id}-${each.candidate}`;
              if (each.kind === 'add') return add(recruiter.token, each.candidate);
              return each.kind === 'remove'
                ? remove(recruiter.token, id)
                : move(recruiter.token, id, { status: each.status });
            }),
          );
          const statuses = (await list(recruiter)).body.map(({ status }: { status: ShortlistStatus }) => status);
          const count = (status: ShortlistStatus) =>
            statuses.filter((found: ShortlistStatus) => found === status).length;
          expect(await stats(recruiter)).toEqual({
            total_shortlisted: statuses.length,
            active_shortlisted: count('active'),
            contacted: count('contacted'),
            interviewed: count('interviewed'),
            hired: count('hired'),
            rejected: count('rejected'),
          });
        }
      }),
      { numRuns: 15 },
    );
  });
});
