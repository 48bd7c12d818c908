import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { deleteJob } from '#functions/entities/job/job-writes.ts';
import { clock } from '#functions/platform/clock.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { applicationStatuses } from '#shared/domain/hiring-statuses.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { tampered } from '#test/support/tampered.ts';

const api = await testApi();
const owner = await makePrincipal('recruiter', 1);
const otherRecruiter = await makePrincipal('recruiter', 2);
const candidate = await makePrincipal('candidate', 1);
const other = await makePrincipal('candidate', 2);
const admin = await makePrincipal('admin', 1);
let jobs = 0;
async function makeNextJob(summary: Parameters<typeof makeJob>[2] = {}): Promise<number> {
  jobs += 1;
  return (await makeJob(jobs, owner.id, summary)).id;
}

const apply = (token: string | undefined, jobId: number | string, query = {}) =>
  api.call(applicationCalls.apply, { token, params: { jobId }, query });
const check = (token: string | undefined, jobId: number, candidateId: number) =>
  api.call(applicationCalls.check, { token, params: { jobId, candidateId } });
const setStatus = (token: string | undefined, id: string, body: unknown) =>
  api.call(applicationCalls.updateStatus, { token, params: { id }, body });
const stored = async () => (await api.scan()).filter(({ entity }) => entity === 'application');

/** Hides a candidate's profile, as deactivating its account does. */
const deactivate = (id: number) =>
  documents.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.profile('candidate', id),
      UpdateExpression: 'SET card.#state = :state',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':state': 'deactivated' },
    }),
  );

describe('applying', () => {
  it('returns the application with the current data of the job', async () => {
    const job = await makeNextJob({ title: 'Translator' });
    const { status, body } = await apply(candidate.token, job, { candidate_id: candidate.id });
    expect(status).toBe(201);
    expect(body).toEqual({
      answers: [],
      application_id: `${job}-1`,
      job_id: job,
      candidate_id: 1,
      status: 'applied',
      applied_at: expect.any(String),
      job: {
        id: job,
        title: 'Translator',
        company_name: 'Company 1',
        location: 'Lisbon',
        language: 'Japanese',
        job_type: 'full-time',
      },
      job_gone: false,
    });
  });

  it('succeeds once in 30 concurrent calls', async () => {
    const job = await makeNextJob();
    const answers = await Promise.all(Array.from({ length: 30 }, () => apply(candidate.token, job)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(29);
    for (const { body } of refused) expect(body.code).toBe('ALREADY_APPLIED');
    expect((await stored()).filter(({ card }) => card.job_id === job)).toHaveLength(1);
  });

  it('costs 1 read unit and 7 write units beside the session', async () => {
    const job = await makeNextJob();
    api.units.reset();
    await apply(candidate.token, job);
    expect(api.units.spent()).toMatchObject({ read: 2, write: 7 });
  });

  it('is refused for a job that is inactive, deleted or does not exist', async () => {
    const inactive = await makeNextJob({ is_active: false, status: 'inactive' });
    const deleted = await makeNextJob();
    await deleteJob(deleted, owner.id);
    for (const job of [inactive, deleted, 4_000]) {
      expect(await apply(candidate.token, job)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
    }
  });

  it('is refused when the job is deleted or closed after the read', async () => {
    for (const summary of [{ is_active: false }, { closing_date: '2020-01-01' }]) {
      const job = await makeNextJob();
      beforeNextTransaction(() => deleteJob(job, owner.id).then(() => makeJob(job, owner.id, summary)));
      expect(await apply(candidate.token, job)).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
      expect((await stored()).filter((item) => item.card.job_id === job)).toEqual([]);
    }
  });

  it('is possible until the end of a closing date without a zone in UTC', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const end = Date.parse(today) + 24 * 60 * 60 * 1000;
    const job = await makeNextJob({ closing_date: today });
    api.clock.set(end - 1);
    expect((await apply(candidate.token, job)).status).toBe(201);
    api.clock.set(end);
    expect(await apply(other.token, job)).toMatchObject({ status: 400, body: { code: 'INVALID_STATE' } });
  });

  it('is for candidates, and only in their own name', async () => {
    const job = await makeNextJob();
    expect((await apply(undefined, job)).status).toBe(401);
    for (const { token } of [owner, admin]) expect((await apply(token, job)).status).toBe(403);
    expect((await apply(candidate.token, job, { candidate_id: other.id })).status).toBe(403);
    expect((await stored()).filter(({ card }) => card.job_id === job)).toHaveLength(0);
  });

  it.each(['0', '01', '-1', '1e3', '１', '9007199254740993', '1 '])('refuses the job id %j', async (id) => {
    expect(await apply(candidate.token, id)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('stores one application for each pair, in any order and number of calls', async () => {
    const open = [await makeNextJob(), await makeNextJob(), await makeNextJob()];
    const people = [candidate, other];
    const attempts = fc.array(fc.record({ who: fc.nat(1), job: fc.nat(2) }), { minLength: 1, maxLength: 12 });
    const applied = new Set<string>();
    await fc.assert(
      fc.asyncProperty(attempts, async (list) => {
        const answers = await Promise.all(list.map(({ who, job }) => apply(people[who]?.token, open[job] ?? 0)));
        const fresh = new Set(list.map(({ who, job }) => `${open[job]}-${people[who]?.id}`)).difference(applied);
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(fresh.size);
        for (const pair of fresh) applied.add(pair);
      }),
      { numRuns: 10 },
    );
    const pairs = (await stored()).map(({ card }) => card.application_id);
    expect(pairs.filter((pair) => applied.has(pair))).toHaveLength(applied.size);
  });
});

describe('the check', () => {
  it("is answered to the candidate, the job's recruiter and admins", async () => {
    const job = await makeNextJob();
    await apply(candidate.token, job);
    for (const { token } of [candidate, owner, admin]) {
      expect(await check(token, job, 1)).toMatchObject({ status: 200, body: { status: 'applied' } });
    }
    for (const { token } of [owner, admin, other]) {
      expect(await check(token, job, 2)).toMatchObject({ status: 404, body: { code: 'NOT_APPLIED' } });
    }
  });

  it('accepts both orders of the ids, and reads them as documented where both name an application', async () => {
    await makeJob(700, owner.id);
    await makeJob(701, owner.id);
    const [seven, eight] = [await makePrincipal('candidate', 701), await makePrincipal('candidate', 700)];
    await apply(seven.token, 700);
    for (const { token } of [seven, owner, admin]) {
      expect(await check(token, 701, 700)).toMatchObject({ status: 200, body: { status: 'applied' } });
    }
    await apply(eight.token, 701);
    expect((await setStatus(owner.token, '701-700', { status: 'hired' })).status).toBe(200);
    for (const { token } of [eight, owner, admin]) {
      expect(await check(token, 701, 700)).toMatchObject({ status: 200, body: { status: 'hired' } });
    }
    // Candidate 701 may only ask about their own application, in whatever order.
    expect(await check(seven.token, 701, 700)).toMatchObject({ status: 200, body: { status: 'applied' } });
  });

  it("never answers a recruiter about another recruiter's job in the other order", async () => {
    await makeJob(710, owner.id);
    await makeJob(711, otherRecruiter.id);
    const person = await makePrincipal('candidate', 711);
    expect((await check(otherRecruiter.token, 711, 710)).body.code).toBe('NOT_APPLIED');
    await apply(person.token, 710);
    expect((await check(otherRecruiter.token, 711, 710)).body.code).toBe('NOT_APPLIED');
    expect((await check(otherRecruiter.token, 710, 711)).status).toBe(403);
  });

  it('does not reveal to others whether there is an application', async () => {
    const job = await makeNextJob();
    await apply(candidate.token, job);
    expect((await check(undefined, job, 1)).status).toBe(401);
    expect((await check(other.token, job, 1)).status).toBe(403);
    expect((await check(otherRecruiter.token, job, 1)).status).toBe(403);
    expect((await check(otherRecruiter.token, job, 2)).status).toBe(403);
    expect((await check(owner.token, 4_000, 1)).body.code).toBe('JOB_NOT_FOUND');
  });
});

describe("a candidate's applications", () => {
  it('come newest first, page by page, to the candidate and admins', async () => {
    const person = await makePrincipal('candidate', 30);
    const wanted: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      api.clock.set(Date.now() + count);
      const job = await makeNextJob();
      await apply(person.token, job);
      wanted.unshift(job);
    }
    const list = (token: string, query = {}) =>
      api.call(applicationCalls.ofCandidate, { token, params: { id: 30 }, query });
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(person.token, { limit: 2, cursor });
      expect(page.body.length).toBeLessThanOrEqual(2);
      found.push(...page.body.map(({ job_id }: { job_id: number }) => job_id));
      cursor = page.next;
    } while (cursor);
    expect(found).toEqual(wanted);
    expect((await list(admin.token)).body).toHaveLength(5);
    expect((await list(candidate.token)).status).toBe(403);
    expect((await list(owner.token)).status).toBe(403);
  });

  it('refuse a cursor that was changed or issued to another caller', async () => {
    const { next } = await api.call(applicationCalls.ofCandidate, {
      token: candidate.token,
      params: { id: 1 },
      query: { limit: '1' },
    });
    expect(next).toBeDefined();
    const open = (token: string, id: number, cursor: string) =>
      api.call(applicationCalls.ofCandidate, { token, params: { id }, query: { limit: 1, cursor } });
    expect((await open(candidate.token, 1, next ?? '')).status).toBe(200);
    expect((await open(admin.token, 1, next ?? '')).body.code).toBe('INVALID_CURSOR');
    expect((await open(other.token, 2, next ?? '')).body.code).toBe('INVALID_CURSOR');
    expect((await open(candidate.token, 1, tampered(next ?? ''))).body.code).toBe('INVALID_CURSOR');
  });
});

describe('applicants', () => {
  const list = (token: string | undefined, id: number, query = {}) =>
    api.call(applicationCalls.applicants, { token, params: { id }, query });
  const unmasked = (token: string | undefined, id: number) =>
    api.call(applicationCalls.unmaskedApplicants, { token, params: { id } });

  it('are masked and contain no identifying data', async () => {
    const job = await makeNextJob();
    await apply(candidate.token, job);
    const answer = await list(owner.token, job);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(1);
    expect(answer.body[0]).toMatchObject({
      application_id: `${job}-1`,
      candidate: { id: 1, has_cv: false, video: null },
    });
    const everything = JSON.stringify(answer);
    for (const canary of [candidate.name, candidate.email, '9000000001', 'Address of']) {
      expect(everything).not.toContain(canary);
    }
  });

  it('come by the time of their application, the newest first, whatever their ids, across pages', async () => {
    const job = await makeNextJob();
    const people = await Promise.all([971, 972, 973, 974, 975].map((id) => makePrincipal('candidate', id)));
    const [a, b, c, d, e] = people;
    for (const person of [d, a, e, c, b]) {
      if (person) await apply(person.token, job);
      api.clock.set(clock.now() + 1_000);
    }
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(owner.token, job, { limit: 2, ...(cursor && { cursor }) });
      found.push(...page.body.map((each: { candidate: { id: number } }) => each.candidate.id));
      // One that is withdrawn between two pages skips no one.
      if (!cursor && c) await api.call(applicationCalls.withdraw, { token: c.token, params: { id: `${job}-973` } });
      cursor = page.next;
    } while (cursor);
    expect(found).toEqual([972, 973, 975, 971, 974]);
    const all = await list(owner.token, job, { limit: 100 });
    expect(all.body.map((each: { candidate: { id: number } }) => each.candidate.id)).toEqual([972, 975, 971, 974]);
  });

  it('show no file while they are masked, except a video that its owner made public', async () => {
    const job = await makeNextJob();
    const person = await makePrincipal('candidate', 96);
    await apply(person.token, job);
    const storeFiles = async (video_public: boolean) => {
      const profile = await readCandidate(96, true);
      const files = { cv_key: 'files/candidates/96/cv/a.pdf', video_key: 'files/candidates/96/video/b.mp4' };
      if (profile)
        await transact({
          profile: replaceCandidate(changedCandidate(profile, { ...files, summary: { video_public } })),
        });
    };
    await storeFiles(false);
    for (const who of [owner, admin]) {
      const answer = await list(who.token, job);
      expect(answer.body[0].candidate).toMatchObject({ has_cv: true, has_video: true, video: null });
      expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(/files\/|a\.pdf|b\.mp4|X-Amz/);
    }
    await storeFiles(true);
    const answer = await list(owner.token, job);
    expect(answer.body[0].candidate.video).toContain('files/candidates/96/video/b.mp4');
    expect(JSON.stringify([answer.body, answer.headers])).not.toMatch(/a\.pdf/);
    const platform = { token: person.token, params: { id: 96 }, body: { video: 'dQw4w9WgXcQ' } };
    await api.call(candidateCalls.updateProfile, platform);
    const { body } = await list(owner.token, job);
    expect(body[0].candidate.video).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await api.call(candidateCalls.updateProfile, { ...platform, body: { video_public: false } });
    expect((await list(owner.token, job)).body[0].candidate.video).toBeNull();
  });

  it('show their contacts to the owner under an active subscription, at no cost, and to admins', async () => {
    const job = await makeNextJob();
    await apply(candidate.token, job);
    const recruiter = await makePrincipal('recruiter', 40);
    const own = (await makeJob(5_000, recruiter.id)).id;
    await apply(candidate.token, own);
    const now = epochMs(Date.now());
    expect((await unmasked(recruiter.token, own)).body.code).toBe('SUBSCRIPTION_REQUIRED');
    await subscribe(recruiter.id, { ends_at: epochMs(now + 5_000) });
    api.clock.set(now + 4_999);
    const { status, body } = await unmasked(recruiter.token, own);
    expect(status).toBe(200);
    expect(body[0].candidate).toMatchObject({
      name: candidate.name,
      email: candidate.email,
      address: 'Address of candidate 1',
    });
    const entitlement = (await api.scan()).find(({ PK, entity }) => PK === 'RECRUITER#40' && entity === 'entitlement');
    expect(entitlement).toMatchObject({ candidates_viewed: 0 });
    api.clock.set(now + 5_000);
    expect(await unmasked(recruiter.token, own)).toMatchObject({
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED' },
    });
    expect((await unmasked(recruiter.token, job)).body.code).toBe('FORBIDDEN');
    expect((await unmasked(admin.token, own)).status).toBe(200);
  });

  it('are refused to all other callers', async () => {
    const job = await makeNextJob();
    await apply(candidate.token, job);
    await subscribe(otherRecruiter.id);
    for (const call of [list, unmasked]) {
      expect((await call(undefined, job)).status).toBe(401);
      expect((await call(otherRecruiter.token, job)).status).toBe(403);
      expect((await call(candidate.token, job)).status).toBe(403);
      expect((await call(owner.token, 4_000)).body.code).toBe('JOB_NOT_FOUND');
    }
  });

  it('come page by page, each once, without deactivated candidates', async () => {
    const job = await makeNextJob();
    for (const id of [51, 52, 53, 54, 55]) {
      const person = await makePrincipal('candidate', id);
      await apply(person.token, job);
    }
    const gone = await makePrincipal('candidate', 56);
    await apply(gone.token, job);
    await deactivate(gone.id);
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(owner.token, job, { limit: 2, cursor });
      found.push(...page.body.map((applicant: { candidate: { id: number } }) => applicant.candidate.id));
      cursor = page.next;
    } while (cursor);
    expect(found).toEqual([55, 54, 53, 52, 51]);
  });
});

describe("an application's status", () => {
  it.each(applicationStatuses)('can become %s, with a note', async (status) => {
    const job = await makeNextJob();
    await apply(candidate.token, job);
    const id = `${job}-1`;
    const answer = await setStatus(owner.token, id, { status, notes: 'Speaks well.' });
    expect(answer).toMatchObject({ status: 200, body: { application_id: id, status, notes: 'Speaks well.' } });
    expect((await check(candidate.token, job, 1)).body.status).toBe(status);
    expect(
      (await api.call(applicationCalls.applicants, { token: owner.token, params: { id: job } })).body[0],
    ).toMatchObject({
      status,
      notes: 'Speaks well.',
    });
  });

  it("can be changed by the job's recruiter and by admins only", async () => {
    const job = await makeNextJob();
    await apply(candidate.token, job);
    const body = { status: 'hired' };
    expect((await setStatus(undefined, `${job}-1`, body)).status).toBe(401);
    expect((await setStatus(candidate.token, `${job}-1`, body)).status).toBe(403);
    expect((await setStatus(otherRecruiter.token, `${job}-1`, body)).status).toBe(403);
    expect((await check(candidate.token, job, 1)).body.status).toBe('applied');
    expect((await setStatus(admin.token, `${job}-1`, body)).status).toBe(200);
    expect((await setStatus(owner.token, `${job}-4000`, body)).body.code).toBe('NOT_APPLIED');
  });

  it.each([
    ['1-1', {}],
    ['1-1', { status: 'employed' }],
    ['1-1', { status: 'hired', notes: 'x'.repeat(1_001) }],
    ['1', { status: 'hired' }],
    ['1-01', { status: 'hired' }],
    ['1-1-1', { status: 'hired' }],
    ['1-9007199254740993', { status: 'hired' }],
  ])('refuses %s with %j', async (id, body) => {
    expect(await setStatus(owner.token, id, body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });

  it('changes status and note only and ignores other fields', async () => {
    const job = await makeNextJob();
    await apply(candidate.token, job);
    await setStatus(owner.token, `${job}-1`, {
      status: 'reviewed',
      recruiter_id: 2,
      candidate_id: 2,
      version: 99,
      card: {},
    });
    const item = (await stored()).find(({ card }) => card.job_id === job);
    expect(item).toMatchObject({ version: 2, card: { recruiter_id: 1, candidate_id: 1, status: 'reviewed' } });
  });
});

describe('recent applications', () => {
  it('are the latest ten for all jobs of the recruiter, masked', async () => {
    const recruiter = await makePrincipal('recruiter', 60);
    for (let count = 0; count < 12; count += 1) {
      const { id } = await makeJob(6_000 + count, recruiter.id);
      api.clock.set(Date.now() + count);
      await apply(candidate.token, id);
    }
    const recent = (token: string | undefined) =>
      api.call(applicationCalls.recent, { token, params: { id: recruiter.id } });
    const answer = await recent(recruiter.token);
    expect(answer.body.map(({ job_id }: { job_id: number }) => job_id)).toEqual(
      Array.from({ length: 10 }, (_, place) => 6_011 - place),
    );
    expect(answer.body[0]).toMatchObject({ language: 'Japanese', masked_name: expect.stringContaining('*') });
    expect(JSON.stringify(answer)).not.toContain(candidate.name);
    expect((await recent(otherRecruiter.token)).status).toBe(403);
    expect((await recent((await makePrincipal('candidate', 60)).token)).status).toBe(403);
    expect((await recent(admin.token)).status).toBe(200);
    expect((await recent(undefined)).status).toBe(401);
  });
});
