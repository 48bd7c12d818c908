import { describe, expect, test } from 'vitest';
import { nextId } from '#functions/data/next-id.ts';
import { unlockCandidate } from '#functions/entities/subscription/unlock-candidate.ts';
import { clock } from '#functions/platform/clock.ts';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type ApiAnswer, testApi } from '#test/support/api.ts';
import { callFixtures, tomorrow } from '#test/support/call-fixtures.ts';
import { type Cast, makeThread } from '#test/support/cast.ts';
import { makePlan, subscribe } from '#test/support/records.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const now = Date.now();
const day = 24 * 60 * 60 * 1000;
const key = 'a-key-of-the-callers-own';
const { cast, world } = await restoreWorldBeforeEach(api, now, async () => {
  await subscribe(8);
  await makeThread('7-8');
  await unlockCandidate(8, 7, clock.now());
  await makePlan({ id: await nextId('plan'), key: null, name: 'Spring', price: 499 });
});

interface Case {
  /** Two callers of one type; each may make the call with its own body. */
  callers: [keyof Cast, keyof Cast];
  bodies: [object, object];
  /** Parameters of the path, by the caller. */
  params?: Partial<Record<keyof Cast, object>>;
  /** Another valid body of the first caller. */
  other: object;
}

const job = { title: 'Translator', description: 'Translate.', language: 'German', location: 'Pune' };
const upload = { kind: 'cv', content_type: 'application/pdf', size: 1000 };
const template = { name: 'Second round', text: 'Hello {{candidate_name}}' };
const messageFile = { name: 'CV.pdf', content_type: 'application/pdf', size: 1000 };
const plan = { name: 'Summer', description: 'For the summer.', price: 100, candidate_limit: 5, duration_days: 90 };
const given = { recruiter_id: 9, plan_name: 'basic', price: 999 };

const search = { name: 'Interpreting', filters: { job_type: 'contract' }, frequency: 'daily' };

const offer = { minutes: 30, times: [tomorrow], zone: 'UTC' };

const cases: Record<string, Case> = {
  'shortlist.send': {
    callers: ['candidate', 'otherCandidate'],
    params: { candidate: { id: '7-7' }, otherCandidate: { id: '7-8' } },
    bodies: [{ text: 'Yes.' }, { text: 'Yes.' }],
    other: { text: 'No.' },
  },
  'shortlist.offerTimes': {
    callers: ['recruiter', 'otherRecruiter'],
    bodies: [
      { ...offer, candidate_ids: [7] },
      { ...offer, candidate_ids: [7] },
    ],
    other: { ...offer, candidate_ids: [7], minutes: 60 },
  },
  'jobs.create': {
    callers: ['recruiter', 'otherRecruiter'],
    bodies: [job, job],
    other: { ...job, title: 'Interpreter' },
  },
  'jobs.createDraft': {
    callers: ['recruiter', 'otherRecruiter'],
    bodies: [{ title: 'Translator' }, { title: 'Translator' }],
    other: { title: 'Interpreter' },
  },
  'recruiters.createTemplate': {
    callers: ['recruiter', 'otherRecruiter'],
    bodies: [template, template],
    other: { ...template, text: 'Dear {{candidate_name}}' },
  },
  'uploads.start': {
    callers: ['candidate', 'otherCandidate'],
    bodies: [upload, upload],
    other: { ...upload, size: 1001 },
  },
  'uploads.startFile': {
    callers: ['candidate', 'otherCandidate'],
    params: { candidate: { id: '7-7' }, otherCandidate: { id: '7-8' } },
    bodies: [messageFile, messageFile],
    other: { ...messageFile, size: 1001 },
  },
  'payments.purchase': {
    callers: ['recruiter', 'otherRecruiter'],
    bodies: [{ plan_id: 2 }, { plan_id: 2 }],
    other: { plan_id: 3 },
  },
  'searches.create': {
    callers: ['candidate', 'otherCandidate'],
    bodies: [search, search],
    other: { ...search, frequency: 'weekly' },
  },
  'subscriptions.createPlan': {
    callers: ['admin', 'masterAdmin'],
    bodies: [plan, { ...plan, name: 'Autumn' }],
    other: { ...plan, price: 101 },
  },
  'subscriptions.adminCreate': {
    callers: ['admin', 'masterAdmin'],
    bodies: [given, { ...given, payment_status: 'pending' }],
    other: { ...given, price: 998 },
  },
};

test('the calls that take a key are those that would otherwise create another item on each retry', () => {
  const repeatable = allCalls.filter(({ call }) => call.repeatable);
  expect(repeatable.map(({ operation }) => operation).sort()).toEqual(Object.keys(cases).sort());
});

const callNamed = (name: string) => allCalls.find(({ operation }) => operation === name)?.call as CallDefinition;

/** Everything in the table except the counters: ids may be skipped. */
const items = async () => (await api.scan()).filter(({ entity }) => entity !== 'counter');
/** Items added to the table since the test began, by entity. */
const added = async () =>
  (await items()).flatMap(({ PK, SK, entity }) => (world.has(`${PK} ${SK}`) ? [] : String(entity))).sort();
const idOf = ({ body }: ApiAnswer) => body.order_id ?? body.id;
/** The created item of a response as text, without the upload form, which is signed at the time of each response. */
const thingOf = ({ body: { fields, ...rest } }: ApiAnswer) => JSON.stringify({ ...rest, key: fields?.key });

describe.each(Object.entries(cases))('%s with a key', (name, { callers, params, bodies, other }) => {
  const call = callNamed(name);
  const send = (body: object, header: string | undefined = key, by = callers[0]) =>
    api.call(call, {
      token: cast[by].token,
      params: params?.[by],
      body,
      headers: header ? { 'idempotency-key': header } : {},
    } as object);

  test('creates one item for 30 concurrent requests, and returns it to all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(bodies[0])));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([call.status]));
    expect(new Set(answers.map(thingOf)).size).toBe(1);
    const made = await added();
    await restoreTable(api, world);
    expect((await send(bodies[0], '')).status).toBe(call.status);
    expect(made).toEqual([...(await added()), 'request'].sort());
  });

  test('returns the same item on retry, and writes nothing', async () => {
    const first = await send(bodies[0]);
    const before = await items();
    api.clock.set(now + 59_000);
    const again = await send(bodies[0], `"${key}"`);
    expect([again.status, idOf(again)]).toEqual([call.status, idOf(first)]);
    expect(await items()).toEqual(before);
  });

  test('keeps the keys of each caller separate', async () => {
    const mine = await send(bodies[0]);
    const theirs = await send(bodies[1], key, callers[1]);
    expect([mine.status, theirs.status]).toEqual([call.status, call.status]);
    expect(idOf(theirs)).not.toBe(idOf(mine));
  });

  test('is refused with another body, and writes nothing', async () => {
    await send(bodies[0]);
    const before = await items();
    expect(await send(other)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await items()).toEqual(before);
  });

  test.each(['short', 'x'.repeat(65), 'with a space in the key', '"only-one-quotation-mark', 'schlüssel-mit-umlaut'])(
    'refuses the key %j, and writes nothing',
    async (header) => {
      const refused = { status: 400, body: { code: 'INVALID_INPUT', fields: [{ path: 'idempotency-key' }] } };
      expect(await send(bodies[0], header)).toMatchObject(refused);
      expect(await tableState(api)).toEqual(world);
    },
  );
});

describe('a key', () => {
  const post = (header = key) =>
    api.call(jobCalls.create, { token: cast.recruiter.token, body: job, headers: { 'idempotency-key': header } });

  test('is known for 24 hours to the second, and new afterwards, even while its item still exists', async () => {
    const second = Math.floor(now / 1000) * 1000;
    const at = async (time: number) => {
      api.clock.set(time);
      const { token } = cast.candidate;
      const input = { token, body: upload, headers: { 'idempotency-key': key } };
      const { status, body } = await api.call(uploadCalls.start, input);
      expect(status).toBe(201);
      return body.id;
    };
    const first = await at(second);
    expect(await at(second + day - 1)).toBe(first);
    const next = await at(second + day);
    expect(next).not.toBe(first);
    expect(await at(second + day + 1)).toBe(next);
  });

  test('of a removed job returns that the job is gone, and posts no other', async () => {
    const { body } = await post();
    await api.call(jobCalls.remove, { token: cast.recruiter.token, params: { id: body.id } });
    expect(await post()).toMatchObject({ status: 404, body: { code: 'JOB_NOT_FOUND' } });
  });

  test('of a deleted plan returns that the plan is gone, and creates no other', async () => {
    const create = () => {
      const input = { token: cast.admin.token, ...callFixtures['subscriptions.createPlan'] } as object;
      return api.call(planCalls.createPlan, { ...input, headers: { 'idempotency-key': key } });
    };
    const { body } = await create();
    await api.call(planCalls.deletePlan, { token: cast.admin.token, params: { id: body.id } });
    expect(await create()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('returns the created item also when creating it would be refused by now', async () => {
    const { body } = await post();
    await api.call(adminCalls.unverifyRecruiter, { token: cast.admin.token, params: { id: 7 } });
    expect(await post()).toMatchObject({ status: 201, body: { id: body.id } });
    expect(await post('another-key-than-before')).toMatchObject({ status: 403, body: { code: 'NOT_VERIFIED' } });
  });

  test('stores no personal data, and neither the request nor the key itself', async () => {
    await post();
    const [stored] = (await items()).filter(({ entity }) => entity === 'request');
    expect(stored).toMatchObject({ PK: 'RECRUITER#7', expires_at: Math.floor((now + day) / 1000) });
    expect(JSON.stringify(stored)).not.toMatch(/a-key-of-the|Translator|canary|@/);
  });

  test('has no effect on calls without a key in the contract', async () => {
    const again = () =>
      api.call(jobCalls.recordView, {
        token: cast.otherCandidate.token,
        params: { id: 101 },
        headers: { 'idempotency-key': 'no key at all' },
      });
    expect([(await again()).status, (await again()).status]).toEqual([204, 204]);
    expect(await added()).toEqual(['job_view']);
  });
});
