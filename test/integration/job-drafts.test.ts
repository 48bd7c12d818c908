import { beforeEach, describe, expect, test } from 'vitest';
import { transact } from '#functions/data/transact.ts';
import { accountStateChange } from '#functions/entities/account/account-changes.ts';
import { verificationChange } from '#functions/entities/recruiter/recruiter-store.ts';
import { accountCalls } from '#shared/contracts/account.ts';
import { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { maxJobDrafts } from '#shared/domain/job-drafts.ts';
import { dayMs, epochMs, hourMs, minuteMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { runSavedSearches as runMinute } from '#test/support/handlers.ts';
import { notificationSteps } from '#test/support/notification-steps.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';
import { spoilJobDraft, subscribe } from '#test/support/records.ts';

const api = await testApi();
const begin = Date.parse('2027-01-04T08:00:00.000Z');
beforeEach(() => api.clock.set(begin));
const { settle, notificationsOf } = notificationSteps(api);
let recruiters = 0;
/** A verified recruiter with a plan. */
async function makePoster(options: { verified?: boolean; hasPlan?: boolean } = {}): Promise<Principal> {
  recruiters += 1;
  const made = await makePrincipal('recruiter', recruiters, { verified: options.verified ?? true });
  if (options.hasPlan !== false) await subscribe(made.id);
  return made;
}
const whole = { title: 'Interpreter', description: 'At fairs.', language: 'German', location: 'Graz' };

const create = ({ token }: Principal, body: object) => api.call(jobDraftCalls.createDraft, { token, body });
const made = async (who: Principal, body: object) => {
  const { status, body: draft } = await create(who, body);
  expect(status, JSON.stringify(draft)).toBe(201);
  return draft as { id: number; version: string };
};
const change = ({ token }: Principal, id: number, body: object) =>
  api.call(jobDraftCalls.changeDraft, { token, params: { id }, body });
const drafts = async ({ token }: Principal) => (await api.call(jobDraftCalls.drafts, { token })).body;
const read = ({ token }: Principal, id: number) => api.call(jobDraftCalls.draft, { token, params: { id } });
const post = ({ token }: Principal, body: object) => api.call(jobCalls.create, { token, body });
const jobsOf = async ({ token, id }: Principal) =>
  (await api.call(jobCalls.ofRecruiter, { token, params: { id }, query: {} })).body;
const at = (later: number) => new Date(begin + later).toISOString();
const runAt = async (later: number) => {
  api.clock.set(begin + later);
  await runMinute();
  return await settle();
};

describe('a draft', () => {
  test('may lack everything, and what is typed is read again as it was', async () => {
    const me = await makePoster({ verified: false, hasPlan: false });
    const empty = await made(me, {});
    expect((await read(me, empty.id)).body).toMatchObject({ title: '', description: '', closing_date: null });
    const typed = {
      title: 'Interpreter',
      description: 'Half a sent',
      salary_min: '30000',
      salary_max: '20000',
      texts: [{ language: '', title: 'Dolmetscher', description: '' }],
      language_requirements: {
        all: [{ any: [{ tag: 'de', min: { reading: { scale: 'cefr', level: 'B2' } } }], need: 'must' }],
        pairs: [],
      },
      closing_date: '2027-02-01',
      closing_zone: 'Asia/Tokyo',
    };
    const { status, body } = await change(me, empty.id, { ...typed, version: empty.version });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ ...typed, salary_min: 30_000, salary_max: 20_000 });
    expect((await read(me, empty.id)).body).toEqual(body);
    expect(await drafts(me)).toMatchObject([{ id: empty.id, title: 'Interpreter', location: '' }]);
  });

  test('is seen by its company only, is in no list, and nothing follows from it', async () => {
    const [me, other] = [await makePoster(), await makePoster()];
    await settle();
    const { id } = await made(me, whole);
    const statuses = [
      (await read(other, id)).status,
      (await change(other, id, whole)).status,
      (await api.call(jobDraftCalls.removeDraft, { token: other.token, params: { id } })).status,
      (await api.call(jobCalls.get, { params: { id } })).status,
      (await api.call(jobCalls.get, { token: me.token, params: { id } })).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(await drafts(other)).toEqual([]);
    const listed: { recruiter_id: number }[] = (await api.call(jobCalls.list, { query: {} })).body;
    expect([await jobsOf(me), listed.filter((job) => job.recruiter_id === me.id)]).toEqual([[], []]);
    const before = await api.scan();
    await settle();
    const entities = (await api.scan()).filter(
      (item) => !before.some(({ PK, SK }) => PK === item.PK && SK === item.SK),
    );
    expect(entities).toEqual([]);
  });

  test('of what is malformed is refused at its field', async () => {
    const me = await makePoster();
    const { status, body } = await create(me, { salary_min: 'much' });
    expect([status, body.fields.map(({ path }: { path: string }) => path)]).toEqual([400, ['salary_min']]);
  });

  test('is not overwritten by a form that shows an older version', async () => {
    const me = await makePoster();
    const { id, version } = await made(me, whole);
    expect((await change(me, id, { ...whole, title: 'Of a colleague', version })).status).toBe(200);
    const { status, body } = await change(me, id, { ...whole, title: 'Mine', version });
    expect([status, body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const posted = await post(me, { ...whole, draft: id, version });
    expect([posted.status, posted.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  });

  test(`is one of ${maxJobDrafts} at most, and a deleted one makes room`, async () => {
    const me = await makePoster();
    const all = await Promise.all(Array.from({ length: maxJobDrafts + 3 }, () => create(me, {})));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(maxJobDrafts);
    expect(all.find(({ status }) => status !== 201)?.body).toMatchObject({ code: 'INVALID_STATE' });
    const [first] = await drafts(me);
    const removal = { token: me.token, params: { id: first.id } };
    expect((await api.call(jobDraftCalls.removeDraft, removal)).status).toBe(204);
    expect((await api.call(jobDraftCalls.removeDraft, removal)).status).toBe(404);
    await made(me, {});
    expect(await drafts(me)).toHaveLength(maxJobDrafts);
  });

  test('is created once by a repeated request, also after it was published', async () => {
    const me = await makePoster();
    const repeat = () =>
      api.call(jobDraftCalls.createDraft, {
        token: me.token,
        body: whole,
        headers: { 'idempotency-key': 'a'.repeat(20) },
      });
    const first = await repeat();
    expect((await repeat()).body).toEqual(first.body);
    expect(await drafts(me)).toHaveLength(1);
    expect((await post(me, { ...whole, draft: first.body.id })).status).toBe(201);
    expect((await repeat()).status).toBe(404);
  });

  test('is part of the copy of the own data', async () => {
    const me = await makePoster();
    const { id } = await made(me, whole);
    const { body } = await api.call(accountCalls.export, { token: me.token });
    expect(body.job_drafts).toMatchObject([{ id, ...whole }]);
  });
});

describe('publishing a draft by its form', () => {
  test('makes it a job with its id, and only once', async () => {
    const me = await makePoster();
    const { id, version } = await made(me, { title: 'Interpreter' });
    const results = await Promise.all([1, 2].map(() => post(me, { ...whole, draft: id, version })));
    expect(results.map(({ status }) => status).sort()[0]).toBe(201);
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await jobsOf(me)).toMatchObject([{ id, title: 'Interpreter', status: 'active' }]);
    expect(await drafts(me)).toEqual([]);
    const again = await post(me, { ...whole, draft: id });
    expect([again.status, again.body.code]).toEqual([400, 'INVALID_STATE']);
  });

  test('has the full validation, and needs a plan', async () => {
    const me = await makePoster({ hasPlan: false });
    const { id } = await made(me, { title: 'Interpreter' });
    const incomplete = await post(me, { title: 'Interpreter', draft: id });
    expect(incomplete.status).toBe(400);
    const { body } = await post(me, { ...whole, draft: id });
    expect(body.code).toBe('SUBSCRIPTION_REQUIRED_TO_POST');
    expect(await drafts(me)).toHaveLength(1);
  });

  test('with a key answers a repeated request with the job', async () => {
    const me = await makePoster();
    const { id } = await made(me, whole);
    const send = () =>
      api.call(jobCalls.create, {
        token: me.token,
        body: { ...whole, draft: id },
        headers: { 'idempotency-key': 'b'.repeat(20) },
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, id]);
  });
});

describe('a scheduled draft', () => {
  test.each([
    ['a time that has passed', { publish_at: at(-minuteMs) }, ['publish_at']],
    ['a time after 90 days', { publish_at: at(90 * dayMs + minuteMs) }, ['publish_at']],
    ['an incomplete form', { publish_at: at(hourMs), title: '' }, ['title']],
    ['a closing date before it', { publish_at: at(3 * dayMs), closing_date: '2027-01-06' }, ['closing_date']],
    ['a closing date too long after it', { publish_at: at(dayMs), closing_date: '2027-04-20' }, ['closing_date']],
  ])('is refused with %s', async (_, fields, paths) => {
    const me = await makePoster();
    const { status, body } = await create(me, { ...whole, ...fields });
    expect([status, body.fields?.map(({ path }: { path: string }) => path)]).toEqual([400, paths]);
  });

  test('is published at its time, exactly once, whichever runs there are', async () => {
    const me = await makePoster();
    const { id } = await made(me, { ...whole, publish_at: at(hourMs), is_active: false });
    await runAt(hourMs - minuteMs);
    expect(await jobsOf(await signInAgain(me))).toEqual([]);
    api.clock.set(begin + hourMs);
    await Promise.all([runMinute(), runMinute(), runMinute()]);
    await settle();
    const now = await signInAgain(me);
    expect(await drafts(now)).toEqual([]);
    expect(await jobsOf(now)).toMatchObject([
      { id, title: 'Interpreter', status: 'active', created_at: at(hourMs), closing_date: '2027-04-04' },
    ]);
    const listed: { id: number }[] = (await api.call(jobCalls.list, { query: {} })).body;
    expect(listed.map((job) => job.id)).toContain(id);
    await runAt(hourMs + minuteMs);
    expect(await jobsOf(now)).toHaveLength(1);
    expect((await notificationsOf(me)).map(({ kind }) => kind)).toEqual(['recruiter_verified']);
  });

  test('is not published when it was saved without the time since', async () => {
    const me = await makePoster();
    const { id } = await made(me, { ...whole, publish_at: at(hourMs) });
    expect((await change(me, id, { ...whole, publish_at: null })).body.publish_at).toBeUndefined();
    await runAt(2 * hourMs);
    expect(await drafts(await signInAgain(me))).toMatchObject([{ id }]);
  });

  test.each([
    ['no_subscription', { hasPlan: false }],
    ['not_verified', { verified: false }],
  ])('stays with the reason %s, of which the recruiter is notified once', async (reason, options) => {
    const me = await makePoster(options);
    const { id } = await made(me, { ...whole, publish_at: at(hourMs) });
    await settle();
    await runAt(hourMs);
    await runAt(hourMs + minuteMs);
    const now = await signInAgain(me);
    const listed = await drafts(now);
    expect(listed).toMatchObject([{ id, missed: { at: at(hourMs), reason } }]);
    expect(listed[0].publish_at).toBeUndefined();
    expect((await notificationsOf(me)).filter(({ kind }) => kind === 'job_not_published')).toEqual([
      {
        kind: 'job_not_published',
        values: { job_title: 'Interpreter', reason },
        link: '/recruiter/my-jobs?view=drafts',
      },
    ]);
    // The next change forgets it.
    expect((await change(now, id, whole)).body.missed).toBeUndefined();
  });

  test('that cannot be read is left out, and the run does the rest of its work', async () => {
    const [unreadable, me] = [await makePoster(), await makePoster()];
    const { id } = await made(unreadable, { ...whole, publish_at: at(hourMs - minuteMs) });
    await made(me, { ...whole, publish_at: at(hourMs) });
    await spoilJobDraft(unreadable.id, id);
    await runAt(hourMs);
    expect(await jobsOf(await signInAgain(me))).toHaveLength(1);
    await api.call(jobDraftCalls.removeDraft, { token: (await signInAgain(unreadable)).token, params: { id } });
  });

  test('of a company that lost its verification or was deactivated is not published', async () => {
    const [unverified, deactivated] = [await makePoster(), await makePoster()];
    for (const who of [unverified, deactivated]) await made(who, { ...whole, publish_at: at(hourMs) });
    await transact(verificationChange(unverified.id, false, { at: epochMs(begin) }));
    const { id, email } = deactivated;
    await transact(accountStateChange({ kind: 'recruiter', id, email }, ['active'], 'deactivated'));
    await runAt(hourMs);
    const jobs = (await api.scan()).filter(({ entity }) => entity === 'job').map(({ card }) => card.recruiter_id);
    expect(jobs).not.toContain(unverified.id);
    expect(jobs).not.toContain(id);
  });
});
