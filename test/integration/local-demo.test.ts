import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDemoData } from '#infra/local/demo-data/make-demo-data.ts';
import { localTable } from '#infra/local/environment.ts';
import { createStreamClient } from '#infra/local/streams/stream-client.ts';
import { epochMs } from '#shared/domain/time.ts';
import { expectOk } from '#test/support/http-api.ts';
import { readOtp } from '#test/support/read-otp.ts';
import { type Stack, startStack } from '#test/support/stack.ts';

/** The demo sign-ins, their calls and the field of the account in the response. */
const signIns = {
  candidate: { email: 'candidate@demo.test', path: '/candidate', account: 'candidate' },
  recruiter: { email: 'recruiter@demo.test', path: '/recruiter', account: 'recruiter' },
  admin: { email: 'admin@demo.test', path: '/admin', account: 'admin' },
  master: { email: 'master@demo.test', path: '/admin', account: 'admin', flags: { is_master: true } },
} as const;
type Who = keyof typeof signIns;

// Answers whose shape the contract's own tests prove.
// biome-ignore lint/suspicious/noExplicitAny: the tests below say what they expect of it
type Json = any;

let stack: Stack;
const users = {} as Record<Who, { id: number; token: string }>;

const get = async (path: string, who?: Who): Promise<Json> =>
  (await expectOk(stack, 'GET', path, who === undefined ? {} : { token: users[who].token })).body;

/** All pages of a list. */
const listAll = async (path: string, who?: Who): Promise<Json[]> => {
  const items: Json[] = [];
  for (let next: string | undefined = `${path}?limit=100`; next !== undefined; ) {
    const page = await expectOk(stack, 'GET', next, who === undefined ? {} : { token: users[who].token });
    items.push(...(page.body as Json[]));
    next = /^<\/api([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
  }
  return items;
};

/** The kinds of items that the table's stream says were added: schedules change jobs, too, in the first run of an hour. */
const addedEntities = async (): Promise<(string | undefined)[]> => {
  const client = createStreamClient(stack.databaseUrl);
  const stream = (await client.streamOf(localTable)) ?? '';
  const [shard = ''] = await client.shardsOf(stream);
  const { records } = await client.read(await client.iterate(stream, shard, undefined), 1_000);
  return records.flatMap(({ eventName, dynamodb }) => (eventName === 'INSERT' ? dynamodb?.NewImage?.entity?.S : []));
};

beforeAll(async () => {
  stack = await startStack({ data: 'demo' });
  for (const [who, signIn] of Object.entries(signIns)) {
    const { email, path, account } = signIn;
    const flags = 'flags' in signIn ? signIn.flags : {};
    await expectOk(stack, 'POST', `${path}/send-otp`, { body: { email, ...flags } });
    const otp = await readOtp(stack, email);
    const { body } = await expectOk(stack, 'POST', `${path}/verify-otp`, { body: { email, otp, ...flags } });
    const answer: Json = body;
    users[who as Who] = { id: answer[account].id, token: answer.token };
  }
});
afterAll(() => stack.stop());

describe('a new run with demo data', () => {
  test('has right figures on the dashboard from the start, with no event left to process', async () => {
    const [candidates, recruiters, jobs, allJobs] = await Promise.all([
      listAll('/admin/candidates', 'admin'),
      listAll('/admin/recruiters', 'admin'),
      listAll('/jobs'),
      listAll('/admin/jobs', 'admin'),
    ]);
    const verified = recruiters.filter((recruiter) => recruiter.verified).length;
    const demo = makeDemoData(epochMs(Date.now()));
    const listed = await listAll('/subscriptions/admin/all', 'admin');
    const paid = listed.filter(({ payment_status }) => payment_status === 'completed');
    const subscriptions = demo.recruiters.flatMap(({ subscription }) => subscription ?? []);
    const reported = new Set(demo.reports.map(({ subject: { type, index } }) => `${type} ${index}`));
    expect(await get('/admin/stats', 'admin')).toEqual({
      totalCandidates: candidates.length,
      totalRecruiters: recruiters.length,
      verifiedRecruiters: verified,
      unverifiedRecruiters: recruiters.length - verified,
      totalJobs: allJobs.length,
      activeJobs: jobs.length,
      totalSubscriptions: subscriptions.length,
      activeSubscriptions: listed.filter(({ is_active }) => is_active).length,
      totalRevenue: paid.reduce((sum, { price }) => sum + price, 0),
      pendingPayments: subscriptions.filter(({ pending }) => pending).length,
      waitingRecruiters: recruiters.length - verified,
      openReports: reported.size,
      openCertificates: demo.certificates.filter(({ checked_at }) => checked_at === undefined).length,
      activeCandidates: candidates.filter(({ is_active }) => is_active).length,
      activeRecruiters: recruiters.filter(({ is_active }) => is_active).length,
      allCandidates: candidates.length,
      allRecruiters: recruiters.length,
    });
    expect(candidates).toHaveLength(200);
    expect(recruiters).toHaveLength(40);
    expect(jobs.length).toBeGreaterThan(250);
    const added = await addedEntities();
    expect(added).toContain('audit_entry');
    expect(added).not.toContain('job');
  });

  test('shows the recruiter its applicants, counted, and an unlocked shortlist', async () => {
    const { id } = users.recruiter;
    const jobs = await listAll(`/jobs/recruiter/${id}`, 'recruiter');
    expect(await get('/recruiter/profile', 'recruiter')).toMatchObject({
      total_jobs: jobs.length,
      active_jobs: jobs.filter(({ is_active }) => is_active).length,
    });
    const job = jobs.find(({ is_active }) => is_active);
    const applicants = await listAll(`/applications/job/${job.id}/applicants`, 'recruiter');
    const { applications_count, views_count } = await get(`/jobs/${job.id}`, 'recruiter');
    expect(applications_count).toBe(applicants.length);
    expect(views_count).toBeGreaterThanOrEqual(applicants.length);
    const entries = await listAll(`/shortlist/recruiter/${id}`, 'recruiter');
    const at = (wanted: string) => entries.filter(({ status }) => status === wanted).length;
    expect(await get(`/shortlist/stats/${id}`, 'recruiter')).toEqual({
      stats: {
        total_shortlisted: entries.length,
        active_shortlisted: at('active'),
        contacted: at('contacted'),
        interview: entries.filter(({ interview }) => interview).length,
        interviewed: at('interviewed'),
        hired: at('hired'),
        rejected: at('rejected'),
      },
    });
    expect(entries.length).toBeGreaterThanOrEqual(5);
    // The candidate of the demo's sign-in is among them.
    expect(entries.every(({ candidate }) => /@(example.com|demo.test)$/.test(candidate.email))).toBe(true);
  });

  test.each([
    ['candidate', '/jobs/search', 2],
    ['recruiter', '/candidates/search', 1],
  ] as const)('has saved searches of the %s, each with results', async (who, path, count) => {
    const searches = await get('/saved-searches', who);
    expect(searches).toHaveLength(count);
    for (const { filters } of searches) {
      const { total } = await get(`${path}?${new URLSearchParams(filters)}`, who);
      expect(total).toBeGreaterThanOrEqual(2);
    }
  });

  test('has the recruiter’s plan paid, with an invoice', async () => {
    const { id } = users.recruiter;
    const status = await get(`/subscriptions/recruiter/${id}/status`, 'recruiter');
    const [paid] = await listAll(`/payments/recruiter/${id}`, 'recruiter');
    expect(paid).toMatchObject({ plan_name: status.current_plan, status: 'completed', method: 'razorpay' });
    const invoice = await get(`/payments/${paid.id}/invoice`, 'recruiter');
    expect(invoice).toMatchObject({ payment: paid, documents: [{ kind: 'invoice' }] });
  });

  test.each(['candidate', 'recruiter'] as const)('has counted the unread notifications of the %s', async (who) => {
    const notifications = await listAll(`/notifications/${who}/${users[who].id}`, who);
    const { unread_count } = await get(`/notifications/${who}/${users[who].id}/count`, who);
    expect(unread_count).toBe(notifications.filter(({ is_read }) => !is_read).length);
    expect(unread_count).toBeGreaterThan(0);
    expect(notifications.every(({ created_at }) => Date.parse(created_at) <= Date.now())).toBe(true);
  });

  test('gives the candidate a CV that can be opened', async () => {
    const { cv } = await get('/candidate/profile', 'candidate');
    const file = await fetch(cv);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(await file.text()).toMatch(/^%PDF-1\.4\n/);
  });

  test('continues the counts of the demo data', async () => {
    const [job] = await listAll('/jobs');
    const { views_count } = await get(`/jobs/${job.id}`);
    await expectOk(stack, 'POST', '/candidate/signup', {
      body: { name: 'New Person', email: 'new@person.test', phone: '+919876543210', language: 'Greek' },
    });
    await expectOk(stack, 'POST', '/candidate/send-otp', { body: { email: 'new@person.test' } });
    const otp = await readOtp(stack, 'new@person.test');
    const signIn = await expectOk(stack, 'POST', '/candidate/verify-otp', { body: { email: 'new@person.test', otp } });
    const { token }: Json = signIn.body;
    await expectOk(stack, 'POST', `/jobs/${job.id}/views`, { token });
    await vi.waitUntil(async () => (await get(`/jobs/${job.id}`)).views_count === views_count + 1, 10_000);
    expect(await get('/admin/stats', 'admin')).toMatchObject({ totalCandidates: 201 });
  });
});
