import { describe, expect, it } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { shownMaxAge } from '#shared/contracts/define.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob } from '#test/support/records.ts';

const api = await testApi();
const [owner, waiting, admin, candidate] = await Promise.all([
  makePrincipal('recruiter', 7),
  makePrincipal('recruiter', 8, { verified: false }),
  makePrincipal('admin', 7),
  makePrincipal('candidate', 7),
]);
const texts = {
  about: 'Subtitles since 1998.\n\nIn 40 languages.',
  website: 'https://lima.example/about',
  location: 'Pune',
};

const show = (id: number, who?: Principal) => api.call(recruiterCalls.company, { params: { id }, token: who?.token });
const save = (who: Principal, body: object, id = who.id) =>
  api.call(recruiterCalls.updateCompany, { params: { id }, token: who.token, body });
const jobsOf = (id: number, query: object = {}) =>
  api.call(recruiterCalls.companyJobs, { params: { id }, query: { ...query } });

describe('a company page', () => {
  it('shows everybody what its owner wrote, and nothing of the person', async () => {
    const answered = { recruiter_id: 7, company_name: 'Company 7', verified: true, version: expect.any(String) };
    expect((await show(7)).body).toEqual({ ...answered, about: '', website: '', location: '' });
    expect((await save(owner, texts)).body).toEqual({ ...answered, ...texts });
    const page = await show(7);
    expect(page.body).toEqual({ ...answered, ...texts });
    expect(page.headers['cache-control']).toBe(`public, max-age=${shownMaxAge}`);
    const everything = JSON.stringify([page.body, page.headers]).toLowerCase();
    for (const canary of [owner.name, owner.email, '+9190000', 'Address of']) {
      expect(everything).not.toContain(canary.toLowerCase());
    }
    expect((await show(7, candidate)).body).toEqual(page.body);
  });

  it('is found by its owner and admins alone while the recruiter is not verified', async () => {
    const missing = await show(999_999);
    for (const who of [undefined, candidate, owner]) {
      const { status, body } = await show(8, who);
      expect([status, body]).toEqual([404, missing.body]);
    }
    expect((await save(waiting, texts)).status).toBe(200);
    for (const who of [waiting, admin]) {
      expect((await show(8, who)).body).toMatchObject({ recruiter_id: 8, verified: false, about: texts.about });
    }
  });

  it('disappears with the verification and with the account, from the next request on', async () => {
    const params = { id: owner.id };
    await api.call(adminCalls.unverifyRecruiter, { token: admin.token, params });
    expect((await show(7)).status).toBe(404);
    await api.call(adminCalls.verifyRecruiter, { token: admin.token, params });
    expect((await show(7)).status).toBe(200);
    const user = { a: 'recruiter', b: owner.id };
    await api.call(adminCalls.deactivateUser, { token: admin.token, params: user });
    expect((await show(7)).status).toBe(404);
    await api.call(adminCalls.reactivateUser, { token: admin.token, params: user });
    expect((await show(7)).status).toBe(200);
  });

  it.each([
    'ftp://lima.example',
    'javascript:alert(1)',
    'https://user@lima.example',
    'https://lima.example:8080',
    'https://localhost',
    'https://lima.example/a b',
    `https://lima.example/${'a'.repeat(200)}`,
  ])('refuses the website %s', async (website) => {
    const { status, body } = await save(waiting, { ...texts, website });
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'website']);
  });

  it.each(['lima.example/about', 'http://lima.example/about', ' <https://lima.example/about>. '])(
    'stores the website %s with https',
    async (website) => {
      expect((await save(waiting, { ...texts, website })).body.website).toBe('https://lima.example/about');
    },
  );

  it('takes texts within their bounds, from its owner alone', async () => {
    expect((await save(waiting, { ...texts, about: 'a'.repeat(2_000), website: '' })).status).toBe(200);
    expect((await save(waiting, { ...texts, about: 'a'.repeat(2_001) })).status).toBe(400);
    expect((await save(waiting, { ...texts, location: 'a'.repeat(101) })).status).toBe(400);
    expect((await save(waiting, texts, 9)).status).toBe(403);
    expect((await save(candidate, texts)).status).toBe(403);
  });
});

describe('the jobs on a company page', () => {
  it('are those that take applications, newest first, page by page', async () => {
    const company = await makePrincipal('recruiter', 20);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const id of [201, 202, 203]) await makeJob(id, company.id);
    await makeJob(204, company.id, { is_active: false, status: 'inactive' });
    await makeJob(205, company.id, { closing_date: day(-2).slice(0, 10) });
    await makeJob(206, owner.id);
    const first = await jobsOf(20, { limit: '2' });
    expect(first.body.map(({ id }: { id: number }) => id)).toEqual([203, 202]);
    const rest = await jobsOf(20, { limit: '2', cursor: first.next });
    expect(rest.body.map(({ id }: { id: number }) => id)).toEqual([201]);
    expect((await jobsOf(20, { cursor: 'made-up' })).body).toMatchObject({ code: 'INVALID_CURSOR' });
  });

  it('are none while the company is not verified, even before its jobs are withdrawn', async () => {
    const company = await makePrincipal('recruiter', 21);
    await makeJob(211, company.id);
    expect((await jobsOf(21)).body).toHaveLength(1);
    await api.call(adminCalls.unverifyRecruiter, { token: admin.token, params: { id: 21 } });
    expect((await api.call(jobCalls.get, { params: { id: 211 } })).status).toBe(200);
    expect((await jobsOf(21)).body).toEqual([]);
    expect((await jobsOf(999_999)).body).toEqual([]);
  });
});
