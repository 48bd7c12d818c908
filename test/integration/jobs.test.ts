import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { documents, tableName } from '#functions/data/table.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { shownMaxAge } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';

const api = await testApi();
const start = epochMs(Date.parse('2026-03-01T09:00:00.000Z'));
const form = {
  title: 'Japanese interpreter',
  description: 'Conference interpreting between Japanese and English. '.repeat(12),
  language: 'Japanese',
  location: 'Osaka',
};

const [recruiter, other, candidate, admin] = await Promise.all([
  makePrincipal('recruiter', 1),
  makePrincipal('recruiter', 2),
  makePrincipal('candidate', 1),
  makePrincipal('admin', 1),
]);
await subscribe(recruiter.id);
await subscribe(other.id);

async function post(fields: Record<string, unknown> = {}, owner = recruiter) {
  const answer = await api.call(jobCalls.create, { token: owner.token, body: { ...form, ...fields } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
}

const applyTo = (jobId: number | undefined, { token }: Principal) =>
  api.call(applicationCalls.apply, { token, params: { jobId: String(jobId) } });

async function expectUnchanged(action: () => Promise<unknown>): Promise<void> {
  expect(await tableChanges(api, action)).toEqual([]);
}

describe('posting a job', () => {
  it('returns the whole job under the company of the caller, with an excerpt in the list', async () => {
    const job = await post({
      salary_min: ' ',
      salary_max: '९०,०००.००',
      requirements: 'N1',
    });
    expect(job).toMatchObject({
      ...form,
      description: form.description.trim(),
      job_type: 'full-time',
      experience_level: 'entry',
      salary_min: null,
      salary_max: 90_000,
      company_name: 'Company 1',
      recruiter_id: recruiter.id,
      recruiter: { name: recruiter.name, company_name: 'Company 1', email: recruiter.email },
      views_count: 0,
      applications_count: 0,
      is_active: true,
      status: 'active',
    });
    const { body } = await api.call(jobCalls.list, { query: { limit: '1' } });
    expect(body).toMatchObject([{ id: job.id }]);
    expect(body[0].description.length).toBeLessThanOrEqual(160);
  });

  it('costs at most 1.5 read and 8 write units beyond the session', async () => {
    api.units.reset();
    await post();
    expect(api.units.spent().read).toBeLessThanOrEqual(1.5 + 1);
    expect(api.units.spent().write).toBeLessThanOrEqual(8);
  });

  it('needs a verified account', async () => {
    const unverified = await makePrincipal('recruiter', 3, { verified: false });
    await subscribe(unverified.id);
    const { status, body } = await api.call(jobCalls.create, { token: unverified.token, body: form });
    expect([status, body.code, body.detail]).toEqual([
      403,
      'NOT_VERIFIED',
      'Your account needs to be verified by admin before you can post jobs.',
    ]);
  });

  it('needs a subscription that is active to the millisecond', async () => {
    const late = await makePrincipal('recruiter', 4);
    const call = () => api.call(jobCalls.create, { token: late.token, body: form });
    expect((await call()).body.code).toBe('SUBSCRIPTION_REQUIRED_TO_POST');
    const end = epochMs(Date.now() + 60_000);
    await subscribe(late.id, { ends_at: end });
    api.clock.set(end);
    expect((await call()).body.code).toBe('SUBSCRIPTION_REQUIRED_TO_POST');
    api.clock.set(end - 1);
    expect((await call()).status).toBe(201);
  });

  it('is for recruiters, in their own name', async () => {
    await expectUnchanged(async () => {
      const statuses = [
        (await api.call(jobCalls.create, { body: form })).status,
        (await api.call(jobCalls.create, { token: candidate.token, body: form })).status,
        (await api.call(jobCalls.create, { token: admin.token, body: form })).status,
        (await api.call(jobCalls.create, { token: recruiter.token, body: { ...form, recruiter_id: other.id } })).status,
      ];
      expect(statuses).toEqual([401, 403, 403, 403]);
    });
  });

  it.each([
    ['title', { title: '  ' }, 'Job title is required'],
    ['description', { description: '' }, 'Job description is required'],
    ['language', { language: '' }, 'Language requirement is required'],
    ['location', { location: '' }, 'Job location is required'],
    ['salary_max', { salary_min: 5, salary_max: 4 }, 'Maximum salary should be greater than minimum salary'],
    ['salary_min', { salary_min: -1 }, undefined],
    ['salary_min', { salary_min: 1.5 }, 'Please give a whole amount.'],
    ['salary_min', { salary_min: 'a lot' }, 'Please give a whole amount.'],
    ['salary_min', { salary_min: '45,000.50' }, 'Please give a whole amount.'],
    [
      'salary_max',
      { salary_max: '45,5' },
      'Please write a whole amount without separators: this could mean 45 and a part, or 455.',
    ],
    ['job_type', { job_type: 'slavery' }, undefined],
    ['closing_date', { closing_date: '2026-02-30' }, undefined],
    ['country', { country: 'EU' }, undefined],
    ['country', { country: 'de' }, undefined],
    ['title', { title: 'a\u0000b' }, 'Please remove character 2, which cannot be shown.'],
    ['benefits', { benefits: 'a\nbc\u0007' }, 'Please remove character 3 of line 2, which cannot be shown.'],
    ['title', { title: 'x'.repeat(121) }, undefined],
    ['title', { title: '*** 🎌 ***' }, 'Please enter a title with at least one letter.'],
  ])('refuses a bad %s: %j', async (path, fields, message) => {
    const { status, body } = await api.call(jobCalls.create, { token: recruiter.token, body: { ...form, ...fields } });
    expect([status, body.code, body.fields[0].path]).toEqual([400, 'INVALID_INPUT', path]);
    if (message) expect(body.fields[0].message).toBe(message);
  });

  it('keeps the country that was chosen until the form names another one or none', async () => {
    const { id, country } = await post({ country: 'AT' });
    const change = async (fields: object) => {
      const body = { ...form, ...fields };
      const answer = await api.call(jobCalls.update, { token: recruiter.token, params: { id: String(id) }, body });
      return answer.body.country;
    };
    const changes = [await change({}), await change({ country: 'CH' }), await change({ country: '' })];
    expect([country, ...changes, await change({ country: null })]).toEqual(['AT', 'AT', 'CH', null, null]);
    expect((await post()).country).toBeNull();
  });

  it('ignores fields that the form does not have', async () => {
    const job = await post({
      id: 999_999,
      views_count: 5,
      applications_count: 5,
      company_name: 'Evil Corp',
      created_at: '2000-01-01T00:00:00.000Z',
      recruiter: { email: 'evil@x.example' },
      status: 'inactive',
      version: 50,
      entity: 'plan',
      ...JSON.parse('{"__proto__": {"is_active": false}}'),
    });
    expect(job).toMatchObject({ views_count: 0, company_name: 'Company 1', status: 'active' });
    const stored = (await api.scan()).find((item) => item.entity === 'job' && item.card?.id === job.id);
    expect(JSON.stringify(stored)).not.toMatch(/Evil|evil|2000-01-01/);
    expect(stored).toMatchObject({ version: 1 });
  });

  it('stores markup as plain text', async () => {
    const title = '<img src=x onerror=alert(1)>';
    expect((await post({ title })).title).toBe(title);
  });
});

describe('one job', () => {
  it('comes with up to three active jobs of its type, the same location first, for 1 read unit', async () => {
    const job_type = 'internship';
    const far = await post({ job_type, location: 'Kyoto' });
    const near = await post({ job_type, location: 'osaka' });
    const job = await post({ job_type });
    await post({ job_type, is_active: false });
    await post({ job_type, location: 'Nara' });
    await post({ job_type, location: 'Kobe' });
    api.units.reset();
    const { body } = await api.call(jobCalls.get, { params: { id: job.id } });
    expect(api.units.spent()).toMatchObject({ read: 1, write: 0 });
    const similar = body.similar_jobs.map(({ id }: { id: number }) => id);
    expect(similar).toHaveLength(3);
    expect(similar[0]).toBe(near.id);
    expect(similar).not.toContain(job.id);
    expect(similar).not.toContain(far.id);
  });

  it('says what its text alone requires, also in lists, among similar ones and on the page of its company', async () => {
    const job_type = 'contract';
    const all = [
      { need: 'must' as const, any: [{ tag: 'ko', min: { reading: { scale: 'cefr' as const, level: 'B1' } } }] },
    ];
    await post({ job_type, language: 'Elvish of the woods' });
    await post({ job_type, language: 'Korean', language_requirements: { all, pairs: [] } });
    const { id } = await post({ job_type, language: 'Koreanisch' });
    const params = { id };
    const one = await api.call(jobCalls.get, { params });
    const page = await api.call(recruiterCalls.companyJobs, { params: { id: recruiter.id } });
    const list = await api.call(jobCalls.list, { query: {} });
    const needsIn = (jobs: { language: string; language_needs?: object }[]) =>
      new Map(jobs.map(({ language, language_needs }) => [language, language_needs]));
    const korean = { all: [{ need: 'must', any: [{ tag: 'ko', min: {} }] }], pairs: [] };
    expect(one.body.language_needs).toEqual(korean);
    for (const jobs of [page.body, list.body, one.body.similar_jobs]) {
      const needs = needsIn(jobs);
      expect(['Korean', 'Elvish of the woods'].map((language) => [needs.has(language), needs.get(language)])).toEqual([
        [true, undefined],
        [true, undefined],
      ]);
    }
    for (const jobs of [page.body, list.body]) expect(needsIn(jobs).get('Koreanisch')).toEqual(korean);
    const other = await post({ job_type, language: 'Koreanisch' });
    const again = await api.call(jobCalls.get, { params: { id: other.id } });
    expect(needsIn(again.body.similar_jobs).get('Koreanisch')).toEqual(korean);
  });

  describe('is followed by jobs of its language, then by others of its type, whatever is newer', () => {
    const others = ['German', 'Arabic', 'German', 'Japanese', 'Arabic', 'Japanese, English', 'Arabic'];
    let posted: { id: number; language: string }[] = [];
    beforeAll(async () => {
      posted = [];
      for (const language of others) posted.push(await post({ job_type: 'freelance', language, location: 'Turin' }));
    });
    for (const [language, similar] of [
      ['German', ['German', 'German', 'Arabic']],
      ['german ', ['German', 'German', 'Arabic']],
      ['Japanese', ['Japanese, English', 'Japanese', 'German']],
      ['Japanese; English', ['Japanese, English', 'Japanese', 'German']],
      ['Arabic', ['Arabic', 'Arabic', 'Arabic']],
      ['Welsh', ['Japanese, English', 'Japanese', 'German']],
      ['Abkhaz', []],
    ] as const) {
      it(`${language}: ${similar.join(' | ') || 'none'}`, async () => {
        const { id } = await post({ job_type: 'freelance', language, location: 'Bari' });
        api.units.reset();
        const { body } = await api.call(jobCalls.get, { params: { id } });
        expect(api.units.spent()).toMatchObject({ read: 1, write: 0 });
        expect(body.similar_jobs.map((job: { language: string }) => job.language)).toEqual(similar);
        await api.call(jobCalls.remove, { params: { id }, token: recruiter.token });
      });
    }

    it('the same place counts among jobs of the language, and a changed language counts at once', async () => {
      const [, near] = posted.filter((job) => job.language === 'Arabic').toReversed();
      const change = (fields: object) =>
        api.call(jobCalls.update, {
          params: { id: Number(near?.id) },
          token: recruiter.token,
          body: { ...form, job_type: 'freelance', ...fields },
        });
      const { id } = await post({ job_type: 'freelance', language: 'Arabic', location: 'Bari' });
      const first = async () => (await api.call(jobCalls.get, { params: { id } })).body.similar_jobs[0]?.id;
      await change({ language: 'Arabic', location: 'bari' });
      expect(await first()).toBe(near?.id);
      await change({ language: 'Thai', location: 'bari' });
      expect(await first()).not.toBe(near?.id);
    });
  });

  it("shows guests everything except the recruiter's e-mail address", async () => {
    const job = await post();
    const guest = await api.call(jobCalls.get, { params: { id: job.id } });
    expect(guest.body.recruiter.email).toBeNull();
    expect(JSON.stringify(guest)).not.toContain(recruiter.email);
    expect(guest.headers['cache-control']).toBe(`public, max-age=${shownMaxAge}`);
    const known = await api.call(jobCalls.get, { params: { id: job.id }, token: candidate.token });
    expect(known.body.recruiter.email).toBe(recruiter.email);
    expect(known.headers['cache-control']).toBe('no-store');
  });

  it('is shown only to its owner and admins while inactive', async () => {
    const job = await post({ is_active: false });
    const statusFor = async (who?: Principal) =>
      (await api.call(jobCalls.get, { params: { id: job.id }, token: who?.token })).status;
    expect(await Promise.all([recruiter, admin, other, candidate, undefined].map(statusFor))).toEqual([
      200, 200, 404, 404, 404,
    ]);
    const { body } = await api.call(jobCalls.list, { query: { limit: '100' } });
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(job.id);
  });

  it('counts the days until the end of its closing date by the clock of the server', async () => {
    const { id } = await makeJob(5_000, other.id, { closing_date: '2026-03-03' });
    const job = { id };
    api.clock.set(start);
    expect((await api.call(jobCalls.get, { params: { id: job.id } })).body.days_left).toBe(3);
    api.clock.set(Date.parse('2026-03-04T00:00:00.000Z'));
    expect((await api.call(jobCalls.get, { params: { id: job.id } })).body.days_left).toBe(0);
  });

  it.each(['9007199254740993', '1e3', '01', '１', '-1', '0', 'abc', '__proto__'])(
    'is 404 for the id %s',
    async (id) => {
      expect((await api.call(jobCalls.get, { params: { id } })).status).toBe(400);
    },
  );
});

describe('a view', () => {
  it('is recorded once for each candidate', async () => {
    const job = await post();
    const view = (token?: string) => api.call(jobCalls.recordView, { params: { id: job.id }, token });
    expect((await view(candidate.token)).status).toBe(204);
    expect((await view(candidate.token)).status).toBe(204);
    const views = (await api.scan()).filter((item) => item.entity === 'job_view' && item.job_id === job.id);
    expect(views).toMatchObject([{ candidate_id: candidate.id }]);
    expect((await view()).status).toBe(401);
    expect((await view(recruiter.token)).status).toBe(403);
  });

  it('of an absent or inactive job is 404 and stores nothing', async () => {
    const hidden = await post({ is_active: false });
    await expectUnchanged(async () => {
      for (const id of [hidden.id, 987_654]) {
        const { status } = await api.call(jobCalls.recordView, { params: { id }, token: candidate.token });
        expect(status).toBe(404);
      }
    });
  });
});

describe('changing a job', () => {
  it('moves it out of the public lists and back', async () => {
    const job = await post();
    const change = (fields: object) =>
      api.call(jobCalls.update, { params: { id: job.id }, token: recruiter.token, body: { ...form, ...fields } });
    const listed = async () =>
      (await api.call(jobCalls.list, { query: { limit: '100' } })).body.some(({ id }: { id: number }) => id === job.id);
    expect((await change({ title: 'Court interpreter', is_active: false })).body).toMatchObject({
      id: job.id,
      title: 'Court interpreter',
      status: 'inactive',
      created_at: job.created_at,
    });
    expect(await listed()).toBe(false);
    expect((await change({ is_active: true })).body.status).toBe('active');
    expect(await listed()).toBe(true);
  });

  it('is refused to all but the owner and writes nothing', async () => {
    const job = await post();
    await expectUnchanged(async () => {
      for (const [who, status] of [
        [other, 403],
        [candidate, 403],
        [admin, 403],
        [undefined, 401],
      ] as const) {
        const answer = await api.call(jobCalls.update, { params: { id: job.id }, token: who?.token, body: form });
        expect(answer.status).toBe(status);
      }
    });
    const absent = await api.call(jobCalls.update, { params: { id: 987_654 }, token: recruiter.token, body: form });
    expect([absent.status, absent.body.code]).toEqual([404, 'JOB_NOT_FOUND']);
  });

  it('needs the right to post again when it makes the job active', async () => {
    const lapsing = await makePrincipal('recruiter', 5);
    const end = epochMs(Date.now() + 60_000);
    await subscribe(lapsing.id, { ends_at: end });
    const job = await post({ is_active: false }, lapsing);
    api.clock.set(end);
    const change = (is_active: boolean) =>
      api.call(jobCalls.update, { params: { id: job.id }, token: lapsing.token, body: { ...form, is_active } });
    expect((await change(false)).status).toBe(200);
    expect((await change(true)).body.code).toBe('SUBSCRIPTION_REQUIRED_TO_POST');
  });

  it('twice concurrently stores one of the two changes completely', async () => {
    const job = await post();
    const titles = ['One', 'Two', 'Three'];
    const answers = await Promise.all(
      titles.map((title) =>
        api.call(jobCalls.update, { params: { id: job.id }, token: recruiter.token, body: { ...form, title } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stored = (await api.scan()).find((item) => item.entity === 'job' && item.card?.id === job.id);
    expect(stored?.version).toBe(4);
  });
});

describe('deleting a job', () => {
  it('is for its owner and admins, once', async () => {
    const [own, moderated] = [await post(), await post()];
    const remove = (id: number, who?: Principal) => api.call(jobCalls.remove, { params: { id }, token: who?.token });
    await expectUnchanged(async () => {
      expect((await remove(own.id, other)).status).toBe(403);
      expect((await remove(own.id, candidate)).status).toBe(403);
      expect((await remove(own.id)).status).toBe(401);
    });
    expect((await remove(own.id, recruiter)).body).toEqual({ message: 'Job deleted successfully!' });
    expect((await remove(own.id, recruiter)).status).toBe(404);
    expect((await remove(moderated.id, admin)).status).toBe(200);
    expect((await api.call(jobCalls.get, { params: { id: own.id } })).status).toBe(404);
  });
});

it("lists a recruiter's own jobs only, including inactive ones", async () => {
  const owner = await makePrincipal('recruiter', 6);
  await subscribe(owner.id);
  const [first, second] = [await post({}, owner), await post({ is_active: false }, owner)];
  const list = (who: Principal) => api.call(jobCalls.ofRecruiter, { params: { id: owner.id }, token: who.token });
  expect((await list(owner)).body.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  expect((await list(admin)).status).toBe(200);
  expect((await list(other)).status).toBe(403);
  expect((await list(await makePrincipal('candidate', owner.id))).status).toBe(403);
});

it("reads the numbers of applications to a page of a recruiter's jobs in one query", async () => {
  const owner = await makePrincipal('recruiter', 60);
  await subscribe(owner.id);
  const jobs = [];
  for (let count = 0; count < 20; count += 1) jobs.push(await post({}, owner));
  const listed = async () => {
    const list = await api.call(jobCalls.ofRecruiter, { params: { id: owner.id }, token: owner.token });
    return list.body.map((job: { applications_count: number }) => job.applications_count);
  };
  await applyTo(jobs[19]?.id, candidate);
  await applyTo(jobs[19]?.id, await makePrincipal('candidate', 61));
  await applyTo(jobs[0]?.id, candidate);
  await api.drainStream();
  api.units.reset();
  expect(await listed()).toEqual([2, ...Array(18).fill(0), 1]);
  expect(api.units.spent()).toMatchObject({ read: 3, write: 0 });
  // A job from before there were copies: its own figures are read.
  const Key = keys.applicantCount(owner.id, Number(jobs[0]?.id));
  await documents.send(new DeleteCommand({ TableName: tableName(), Key }));
  api.units.reset();
  expect(await listed()).toEqual([2, ...Array(18).fill(0), 1]);
  expect(api.units.spent()).toMatchObject({ read: 3.5, write: 0 });
});

it('shows candidates their application to each job, and is refused to all others', async () => {
  await post();
  const { status, body } = await api.call(jobCalls.forCandidate, { token: candidate.token, query: { limit: '5' } });
  expect(status).toBe(200);
  expect(body[0]).toMatchObject({ has_applied: false, application_status: null });
  expect((await api.call(jobCalls.forCandidate, {})).status).toBe(401);
  expect((await api.call(jobCalls.forCandidate, { token: recruiter.token })).status).toBe(403);
});
