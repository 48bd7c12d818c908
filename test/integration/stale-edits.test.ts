import { describe, expect, test } from 'vitest';
import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { messageTemplateCalls } from '#shared/contracts/message-templates.ts';
import { officeHoursCalls } from '#shared/contracts/office-hours.ts';
import { planCalls } from '#shared/contracts/plans.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { testApi } from '#test/support/api.ts';
import { callFixtures, ownDraft, ownTemplate } from '#test/support/call-fixtures.ts';
import { restoreWorldBeforeEach } from '#test/support/same-world.ts';
import { restoreTable, tableState } from '#test/support/table-state.ts';

const api = await testApi();
const { cast } = await restoreWorldBeforeEach(api, Date.now());

interface Edit {
  save: CallDefinition;
  /** The call whose answer a form begins with, or the list with it. */
  read: CallDefinition;
  by: keyof typeof cast;
  id: number | string;
  /** What two tabs save. */
  bodies: readonly [object, object];
  field?: 'languages_version';
}

const job = callFixtures['jobs.update']?.body as object;
const details = { phone: '+919812345678', address: '4 Marine Drive' };
const row = (level: string) => [{ tag: 'ja', skills: { reading: [{ scale: 'cefr', level }] } }];
const hours = callFixtures['shortlist.setOfficeHours']?.body as object;
const company = { website: '', location: 'Pune' };

/** Every call that saves what a form showed, by its name in the contract. */
const edits: Readonly<Record<string, Edit>> = {
  'jobs.update': {
    save: jobCalls.update,
    read: jobCalls.get,
    by: 'recruiter',
    id: 100,
    bodies: [
      { ...job, title: 'First' },
      { ...job, title: 'Second', benefits: 'Tea' },
    ],
  },
  'jobs.changeDraft': {
    save: jobDraftCalls.changeDraft,
    read: jobDraftCalls.draft,
    by: 'recruiter',
    id: ownDraft,
    bodies: [{ title: 'First' }, { title: 'Second', benefits: 'Tea' }],
  },
  'recruiters.changeTemplate': {
    save: messageTemplateCalls.changeTemplate,
    read: messageTemplateCalls.templates,
    by: 'recruiter',
    id: ownTemplate,
    bodies: [
      { name: 'First', text: 'Hello!' },
      { name: 'Second', text: 'Hello!', language: 'de' },
    ],
  },
  'candidates.updateProfile': {
    save: candidateCalls.updateProfile,
    read: candidateCalls.profile,
    by: 'candidate',
    id: 7,
    bodies: [{ subtitle: 'First' }, { skills: ['Second'] }],
  },
  'candidates.setLanguages': {
    save: candidateCalls.setLanguages,
    read: candidateCalls.profile,
    by: 'candidate',
    id: 7,
    bodies: [
      { languages: row('B2'), modes: [] },
      { languages: row('C1'), modes: ['consecutive'] },
    ],
    field: 'languages_version',
  },
  'recruiters.updateDetails': {
    save: recruiterCalls.updateDetails,
    read: recruiterCalls.ownProfile,
    by: 'recruiter',
    id: 7,
    bodies: [
      { ...details, name: 'First' },
      { ...details, name: 'Second' },
    ],
  },
  'recruiters.updateCompany': {
    save: recruiterCalls.updateCompany,
    read: recruiterCalls.company,
    by: 'recruiter',
    id: 7,
    bodies: [
      { ...company, about: 'First' },
      { ...company, about: 'Second' },
    ],
  },
  'shortlist.setOfficeHours': {
    save: officeHoursCalls.setOfficeHours,
    read: officeHoursCalls.officeHours,
    by: 'recruiter',
    id: 7,
    bodies: [
      { ...hours, weeks: 3 },
      { ...hours, zone: 'Asia/Tokyo' },
    ],
  },
  'admin.updateProfile': {
    save: adminCalls.updateProfile,
    read: adminCalls.profile,
    by: 'admin',
    id: 7,
    bodies: [
      { ...details, name: 'First' },
      { ...details, name: 'Second' },
    ],
  },
  'subscriptions.updatePlan': {
    save: planCalls.updatePlan,
    read: subscriptionCalls.planById,
    by: 'admin',
    id: 2,
    bodies: [
      { description: 'First' },
      { price: 12, translations: { de: { name: 'Zwei', description: '', features: [] } } },
    ],
  },
  'subscriptions.adminUpdate': {
    save: adminSubscriptionCalls.adminUpdate,
    read: adminSubscriptionCalls.adminGet,
    by: 'admin',
    id: 902,
    bodies: [{ candidate_limit: 11 }, { price: 22 }],
  },
};

const refused = { status: 409, body: { code: 'CHANGED_MEANWHILE' } };

/**
 * Refused by what was shown, not by a version of the record that they name (invoices, verify-again, two-colleagues, job-drafts,
 * hiring-pipeline), or what belongs to interviews, whose version they may name (interviews, calendars, interview-kit).
 */
const byShownValue = [
  'payments.refund',
  'admin.verifyRecruiter',
  'applications.updateStatus',
  'jobs.create',
  'shortlist.remove',
  'shortlist.pickTime',
  'shortlist.suggestTimes',
  'shortlist.endInterview',
  'shortlist.recordMissing',
  'shortlist.renewCalendarFeed',
  'attestations.saveScorecard',
  'attestations.saveQuestions',
];

test('every call that takes a version is in the table', () => {
  const taking = allCalls.filter(
    ({ operation, call }) =>
      !byShownValue.includes(operation) &&
      (call.errors as readonly string[] | undefined)?.includes('CHANGED_MEANWHILE'),
  );
  expect(taking.map(({ call }) => `${call.method} ${call.path}`).sort()).toEqual(
    Object.values(edits)
      .map(({ save: { method, path } }) => `${method} ${path}`)
      .sort(),
  );
});

describe.each(Object.entries(edits))('%s', (_, { save, read, by, id, bodies: [first, second], field = 'version' }) => {
  const { token } = cast[by];
  const inPath = (call: CallDefinition) => (call.params ? { params: { id } } : {});
  const send = (body: object, version?: string) =>
    api.call<CallDefinition>(save, {
      token,
      ...inPath(save),
      body: version === undefined ? body : { ...body, version },
    });
  const shown = async (): Promise<string> => {
    const { status, body } = await api.call<CallDefinition>(read, { token, ...inPath(read) });
    expect(status).toBe(200);
    const record = Array.isArray(body) ? body.find((each) => each.id === id) : body;
    expect(record[field]).toMatch(/^[\w-]{16}$/);
    return record[field];
  };

  test('saves what a current form showed, and answers the version that reading it then shows', async () => {
    const before = await shown();
    const saved = await send(first, before);
    expect(saved.status).toBe(200);
    expect(saved.body[field]).not.toBe(before);
    expect(await shown()).toBe(saved.body[field]);
    expect(await send(second, saved.body[field])).toMatchObject({ status: 200 });
  });

  test('refuses a stale form, and writes nothing', async () => {
    const before = await shown();
    expect(await send(first, before)).toMatchObject({ status: 200 });
    const saved = await tableState(api);
    for (const version of [before, 'x', '']) expect(await send(second, version)).toMatchObject(refused);
    expect(await tableState(api)).toEqual(saved);
  });

  test('saves without a version as before', async () => {
    expect(await send(first)).toMatchObject({ status: 200 });
    expect(await send(second)).toMatchObject({ status: 200 });
  });

  test('answers a repeated save whose answer was lost as the first one', async () => {
    const before = await shown();
    const saved = await send(first, before);
    const again = await send(first, before);
    expect(again).toMatchObject({ status: 200, body: { [field]: saved.body[field] } });
  });

  test('of two concurrent saves of the same version, exactly one is refused', async () => {
    const before = await shown();
    const answers = await Promise.all([send(first, before), send(second, before)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refused);
    expect(await shown()).toBe(answers.find(({ status }) => status === 200)?.body[field]);
  });

  test('costs the same write units with a version as without', async () => {
    const [before, unitsOf] = [
      await shown(),
      async (body: object, version?: string) => {
        api.units.reset();
        expect(await send(body, version)).toMatchObject({ status: 200 });
        return api.units.spent().write;
      },
    ];
    const state = await tableState(api);
    const without = await unitsOf(first);
    await restoreTable(api, state);
    expect(await unitsOf(first, before)).toBe(without);
  });
});

test('counters and other parts of an item do not make a form stale', async () => {
  const read = (call: CallDefinition, as: keyof typeof cast, id: number) =>
    api.call<CallDefinition>(call, { token: cast[as].token, params: { id } });
  const [before, profile] = [
    await read(jobCalls.get, 'recruiter', 100),
    await read(candidateCalls.profile, 'candidate', 7),
  ];
  await api.call(jobCalls.recordView, { token: cast.otherCandidate.token, params: { id: 100 } });
  await api.call(candidateCalls.setLanguages, {
    token: cast.candidate.token,
    body: { languages: row('A2'), modes: [] },
  });
  await api.drainStream();
  const [after, changed] = [
    await read(jobCalls.get, 'recruiter', 100),
    await read(candidateCalls.profile, 'candidate', 7),
  ];
  expect(after.body.views_count).toBeGreaterThan(before.body.views_count);
  expect(after.body.version).toBe(before.body.version);
  expect(changed.body.version).toBe(profile.body.version);
  expect(changed.body.languages_version).not.toBe(profile.body.languages_version);
});

test('a profile that is sent as a form takes the version as text', async () => {
  const { token } = cast.candidate;
  const { body } = await api.call(candidateCalls.profile, { token, params: { id: 7 } });
  const send = (subtitle: string) =>
    api.raw(candidateCalls.updateProfile, {
      params: { id: '7' },
      token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ subtitle, version: String(body.version) }).toString(),
    });
  expect(await send('One')).toMatchObject({ status: 200 });
  expect(await send('Two')).toMatchObject(refused);
});
