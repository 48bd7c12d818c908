import { describe, expect, it } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { changedCandidate, readCandidate, replaceCandidate } from '#functions/entities/candidate/candidate-store.ts';
import { applicationCalls } from '#shared/contracts/applications.ts';
import { notificationCalls } from '#shared/contracts/notifications.ts';
import { shortlistCalls } from '#shared/contracts/shortlist.ts';
import { contactMethods } from '#shared/domain/hiring-statuses.ts';
import { parseTimeline } from '#shared/domain/shortlist-timeline.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { beforeNextTransaction } from '#test/support/interleave.ts';
import { makePrincipal, type Principal } from '#test/support/principals.ts';
import { makeJob, subscribe } from '#test/support/records.ts';
import { tableChanges } from '#test/support/table-changes.ts';
import { tampered } from '#test/support/tampered.ts';

const api = await testApi();
const admin = await makePrincipal('admin', 1);
const candidate = await makePrincipal('candidate', 1);
const otherCandidate = await makePrincipal('candidate', 2);
let number = 0;

/** A subscribed recruiter with a job that the candidates have applied for. */
async function makeRecruiterWithApplicants(candidates: Principal[], title = 'Interpreter') {
  number += 1;
  const recruiter = await makePrincipal('recruiter', number);
  await subscribe(recruiter.id);
  const job = await makeJob(number * 100, recruiter.id, { title });
  for (const { token } of candidates) await apply(token, job.id);
  return { recruiter, job };
}

const apply = async (token: string, jobId: number) => {
  expect((await api.call(applicationCalls.apply, { token, params: { jobId } })).status).toBe(201);
};
const setStatus = async (token: string, id: string, status: string) => {
  expect((await api.call(applicationCalls.updateStatus, { token, params: { id }, body: { status } })).status).toBe(200);
};
const sync = (token: string | undefined, query = {}) => api.call(applicationCalls.syncShortlisted, { token, query });
const contact = (token: string | undefined, id: string, body: unknown) =>
  api.call(applicationCalls.contact, { token, params: { id }, body });
const shortlist = async ({ token, id }: Principal) =>
  (await api.call(shortlistCalls.ofRecruiter, { token, params: { id } })).body;
const stats = async ({ token, id }: Principal) =>
  (await api.call(shortlistCalls.stats, { token, params: { id } })).body.stats;
const notificationsOf = async ({ token, id }: Principal) => {
  await api.drainStream();
  return (await api.call(notificationCalls.list, { token, params: { type: 'candidate', id } })).body;
};
async function deactivate(id: number): Promise<void> {
  const profile = await readCandidate(id, true);
  if (!profile) throw new Error('no profile');
  await transact({ profile: replaceCandidate(changedCandidate(profile, { summary: { state: 'deactivated' } })) });
}

describe('the list of all applications', () => {
  const all = (token: string | undefined, query = {}) => api.call(applicationCalls.all, { token, query });

  it('is shown to admins, newest first, page by page', async () => {
    for (const count of [1, 2, 3]) {
      api.clock.set(Date.now() + count);
      await makeRecruiterWithApplicants([candidate]);
    }
    const found: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await all(admin.token, { limit: 2, cursor });
      expect(page.body.length).toBeLessThanOrEqual(2);
      found.push(...page.body.map(({ job_id }: { job_id: number }) => job_id));
      cursor = page.next;
    } while (cursor);
    expect(found).toEqual([...found].sort((left, right) => right - left));
    expect(found.length).toBeGreaterThanOrEqual(3);
  });

  it('names no person', async () => {
    const answer = await all(admin.token);
    expect(answer.body[0]).toMatchObject({ candidate_id: 1, masked_name: expect.stringContaining('***') });
    for (const canary of [candidate.name, candidate.email]) expect(JSON.stringify(answer)).not.toContain(canary);
  });

  it('is for admins only', async () => {
    const { recruiter } = await makeRecruiterWithApplicants([]);
    expect((await all(undefined)).status).toBe(401);
    for (const { token } of [candidate, recruiter]) expect((await all(token)).status).toBe(403);
  });
});

describe('syncing the shortlist', () => {
  it('adds shortlisted applications with their source, and nothing else', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate, otherCandidate], 'Legal\ntranslator');
    await setStatus(recruiter.token, `${job.id}-1`, 'shortlisted');
    expect((await sync(recruiter.token)).body).toEqual({ synced: 1, already: 0, next: null });
    const entries = await shortlist(recruiter);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      status: 'active',
      candidate: { id: 1, name: null, email: null },
      job: { id: job.id },
    });
    expect(parseTimeline(entries[0].notes)).toMatchObject([
      { kind: 'synced', text: 'an application for Legal translator' },
    ]);
    expect(await stats(recruiter)).toMatchObject({ total_shortlisted: 1, active_shortlisted: 1 });
  });

  it('changes nothing the second time', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate, otherCandidate]);
    for (const id of [1, 2]) await setStatus(recruiter.token, `${job.id}-${id}`, 'shortlisted');
    expect((await sync(recruiter.token)).body).toMatchObject({ synced: 2, already: 0 });
    const changes = await tableChanges(api, async () => {
      expect((await sync(recruiter.token)).body).toEqual({ synced: 0, already: 2, next: null });
    });
    expect(changes).toEqual([]);
  });

  it('creates one entry for each candidate in 10 concurrent calls', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate]);
    await setStatus(recruiter.token, `${job.id}-1`, 'shortlisted');
    const answers = await Promise.all(Array.from({ length: 10 }, () => sync(recruiter.token)));
    expect(answers.reduce((sum, { body }) => sum + body.synced, 0)).toBe(1);
    expect(answers.reduce((sum, { body }) => sum + body.already, 0)).toBe(9);
    expect(await stats(recruiter)).toMatchObject({ total_shortlisted: 1 });
  });

  it('does not change an entry that the recruiter has moved on', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate]);
    await setStatus(recruiter.token, `${job.id}-1`, 'shortlisted');
    await sync(recruiter.token);
    const params = { id: `${recruiter.id}-1` };
    await api.call(shortlistCalls.reject, { token: recruiter.token, params, body: {} });
    await sync(recruiter.token);
    expect((await shortlist(recruiter))[0]).toMatchObject({ status: 'rejected' });
  });

  it('skips an application that is moved on concurrently, and candidates who are not active', async () => {
    const gone = await makePrincipal('candidate', 40);
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate, gone]);
    for (const id of [1, 40]) await setStatus(recruiter.token, `${job.id}-${id}`, 'shortlisted');
    await deactivate(gone.id);
    beforeNextTransaction(() => setStatus(recruiter.token, `${job.id}-1`, 'rejected'));
    expect((await sync(recruiter.token)).body).toEqual({ synced: 0, already: 0, next: null });
    expect(await shortlist(recruiter)).toEqual([]);
  });

  it('continues where it stopped, with a cursor that only its caller can use', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([]);
    const { recruiter: stranger } = await makeRecruiterWithApplicants([]);
    for (let id = 100; id < 128; id += 1) {
      const person = await makePrincipal('candidate', id);
      await apply(person.token, job.id);
      await setStatus(recruiter.token, `${job.id}-${id}`, 'shortlisted');
    }
    const first = await sync(recruiter.token);
    expect(first.body).toMatchObject({ synced: 25, already: 0, next: expect.any(String) });
    const cursor: string = first.body.next;
    expect((await sync(stranger.token, { cursor })).body.code).toBe('INVALID_CURSOR');
    expect((await sync(recruiter.token, { cursor: tampered(cursor) })).body.code).toBe('INVALID_CURSOR');
    expect((await sync(recruiter.token, { cursor })).body).toEqual({ synced: 3, already: 0, next: null });
    expect(await stats(recruiter)).toMatchObject({ total_shortlisted: 28 });
  });

  it('sends candidates no second notification of what they already know', async () => {
    const person = await makePrincipal('candidate', 41);
    const { recruiter, job } = await makeRecruiterWithApplicants([person]);
    await setStatus(recruiter.token, `${job.id}-41`, 'shortlisted');
    await sync(recruiter.token);
    expect((await notificationsOf(person)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'application_status_changed',
    ]);
  });

  it("never touches another recruiter's applications, and is for recruiters", async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate]);
    const { recruiter: stranger } = await makeRecruiterWithApplicants([]);
    await setStatus(recruiter.token, `${job.id}-1`, 'shortlisted');
    expect((await sync(stranger.token)).body).toEqual({ synced: 0, already: 0, next: null });
    expect((await sync(undefined)).status).toBe(401);
    for (const { token } of [candidate, admin]) expect((await sync(token)).status).toBe(403);
  });
});

describe('contacting an applicant', () => {
  it.each(contactMethods)('by %s is recorded with its notes, and the candidate is notified', async (method) => {
    const person = await makePrincipal('candidate', 200 + contactMethods.indexOf(method));
    const { recruiter, job } = await makeRecruiterWithApplicants([person]);
    const id = `${job.id}-${person.id}`;
    const answer = await contact(recruiter.token, id, { method, notes: 'Private remark' });
    expect(answer).toMatchObject({ status: 200, body: { application_id: id, method, notes: 'Private remark' } });
    const item = (await api.scan()).find(({ card, entity }) => entity === 'application' && card.application_id === id);
    expect(item?.contacts).toEqual([{ method, notes: 'Private remark', at: answer.body.contacted_at }]);
    const [notification] = await notificationsOf(person);
    expect(notification).toMatchObject({
      kind: 'contacted',
      values: { job_title: 'Interpreter', company_name: `Company ${recruiter.id}`, method },
      link: `/job/${job.id}`,
    });
    expect(JSON.stringify(notification)).not.toContain('Private remark');
  });

  it('moves a shortlist entry from active to contacted, and never back', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate]);
    const id = `${job.id}-1`;
    await setStatus(recruiter.token, id, 'shortlisted');
    await sync(recruiter.token);
    await contact(recruiter.token, id, { method: 'phone', notes: 'Spoke to her' });
    const [entry] = await shortlist(recruiter);
    expect(entry).toMatchObject({ status: 'contacted' });
    expect(parseTimeline(entry.notes).at(-1)).toMatchObject({ status: 'contacted', text: 'phone: Spoke to her' });
    expect(await stats(recruiter)).toMatchObject({ active_shortlisted: 0, contacted: 1 });
    const params = { id: entry.id };
    await api.call(shortlistCalls.updateStatus, { token: recruiter.token, params, body: { status: 'interviewed' } });
    expect((await contact(recruiter.token, id, { method: 'email' })).status).toBe(200);
    expect((await shortlist(recruiter))[0]).toMatchObject({ status: 'interviewed' });
  });

  it('is one contact when the same request is retried, and another one later', async () => {
    const person = await makePrincipal('candidate', 42);
    const { recruiter, job } = await makeRecruiterWithApplicants([person]);
    const id = `${job.id}-42`;
    const now = epochMs(Date.now());
    const body = { method: 'phone', notes: 'No answer' };
    api.clock.set(now);
    const first = await contact(recruiter.token, id, body);
    api.clock.set(now + 5 * 60_000 - 1);
    expect((await contact(recruiter.token, id, body)).body).toEqual(first.body);
    api.clock.set(now + 5 * 60_000);
    expect((await contact(recruiter.token, id, body)).body.contacted_at).not.toBe(first.body.contacted_at);
    expect(await notificationsOf(person)).toMatchObject([{ count: 2 }]);
  });

  it('is one contact for 10 concurrent requests', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => contact(recruiter.token, `${job.id}-1`, { method: 'email' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const item = (await api.scan()).find(({ card }) => card?.application_id === `${job.id}-1`);
    expect(item?.contacts).toHaveLength(1);
    // Only one request wrote: the others found its record.
    expect(item?.version).toBe(2);
  });

  it('keeps a status that is set concurrently', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate]);
    const id = `${job.id}-1`;
    beforeNextTransaction(() => setStatus(recruiter.token, id, 'reviewed'));
    expect((await contact(recruiter.token, id, { method: 'video' })).status).toBe(200);
    const item = (await api.scan()).find(({ card }) => card?.application_id === id);
    expect(item).toMatchObject({ card: { status: 'reviewed' }, contacts: [{ method: 'video' }] });
  });

  it('stores the latest ten', async () => {
    const { recruiter, job } = await makeRecruiterWithApplicants([candidate]);
    for (let count = 1; count <= 12; count += 1) {
      await contact(recruiter.token, `${job.id}-1`, { method: 'other', notes: `Time ${count}` });
    }
    const item = (await api.scan()).find(({ card }) => card?.application_id === `${job.id}-1`);
    const notes = item?.contacts.map((each: { notes: string }) => each.notes);
    expect(notes).toEqual(Array.from({ length: 10 }, (_, place) => `Time ${place + 3}`));
  });

  it('needs an active subscription, to the millisecond', async () => {
    number += 1;
    const recruiter = await makePrincipal('recruiter', number);
    const job = await makeJob(number * 100, recruiter.id);
    await apply(candidate.token, job.id);
    const id = `${job.id}-1`;
    const body = { method: 'email' };
    expect(await contact(recruiter.token, id, body)).toMatchObject({
      status: 403,
      body: { code: 'SUBSCRIPTION_REQUIRED', detail: 'You need an active subscription to contact candidates.' },
    });
    const end = epochMs(Date.now() + 60_000);
    await subscribe(recruiter.id, { ends_at: end });
    api.clock.set(end);
    expect((await contact(recruiter.token, id, body)).body.code).toBe('SUBSCRIPTION_REQUIRED');
    api.clock.set(end - 1);
    expect((await contact(recruiter.token, id, body)).status).toBe(200);
  });

  it("is refused to all but the job's recruiter, and writes nothing", async () => {
    const { job } = await makeRecruiterWithApplicants([candidate]);
    const { recruiter: stranger } = await makeRecruiterWithApplicants([]);
    const changes = await tableChanges(api, async () => {
      expect((await contact(undefined, `${job.id}-1`, { method: 'email' })).status).toBe(401);
      for (const { token } of [stranger, candidate, admin]) {
        expect((await contact(token, `${job.id}-1`, { method: 'email' })).status).toBe(403);
      }
    });
    expect(changes).toEqual([]);
  });

  it('is 404 for an application that does not exist and for a candidate who is not active', async () => {
    const gone = await makePrincipal('candidate', 43);
    const { recruiter, job } = await makeRecruiterWithApplicants([gone]);
    await deactivate(gone.id);
    const body = { method: 'email' };
    expect((await contact(recruiter.token, `${job.id}-4000`, body)).body.code).toBe('NOT_APPLIED');
    expect((await contact(recruiter.token, `${job.id}-43`, body)).body.code).toBe('CANDIDATE_NOT_FOUND');
  });

  it.each([
    ['100-1', {}],
    ['100-1', { method: 'pigeon' }],
    ['100-1', { method: 'email', notes: 'x'.repeat(1_001) }],
    ['100', { method: 'email' }],
    ['100-01', { method: 'email' }],
    ['../1', { method: 'email' }],
  ])('refuses %s with %j', async (id, body) => {
    const { recruiter } = await makeRecruiterWithApplicants([]);
    expect(await contact(recruiter.token, id, body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});
