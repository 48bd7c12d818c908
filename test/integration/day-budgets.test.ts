import { beforeEach, describe, expect, test } from 'vitest';
import { accountCalls } from '#shared/contracts/account.ts';
import { candidateCalls } from '#shared/contracts/candidates.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { savedSearchCalls } from '#shared/contracts/saved-searches.ts';
import { uploadCalls } from '#shared/contracts/uploads.ts';
import { type DayBudget, dayBudgets } from '#shared/domain/day-budgets.ts';
import { englishText } from '#shared/texts/english-text.ts';
import { textId } from '#shared/texts/text-id.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal, type Principal, signInAgain } from '#test/support/principals.ts';

const api = await testApi();

let number = 8_900_000;
const newPrincipal = (type: 'candidate' | 'recruiter' | 'admin') => {
  number += 1;
  return makePrincipal(type, number);
};

beforeEach(() => api.clock.set(Date.parse('2026-11-01T18:00:00.000Z')));

const exportData = ({ token }: Principal) => api.call(accountCalls.export, { token });

/** Starts an upload and cancels it, so that its place is free again. */
async function upload({ token }: Principal) {
  const body = { kind: 'cv', content_type: 'application/pdf', size: 1000 };
  const started = await api.call(uploadCalls.start, { token, body });
  if (started.status === 201) await api.call(uploadCalls.cancel, { token, params: { id: started.body.id } });
  return started;
}

const saveProfile = ({ token, id }: Principal) =>
  api.call(candidateCalls.updateProfile, { token, params: { id }, body: { location: 'Pune' } });
const saveLanguages = ({ token }: Principal) =>
  api.call(candidateCalls.setLanguages, { token, body: { languages: [], modes: [] } });

let nth = 0;
function saveDetails({ token, id }: Principal) {
  nth += 1;
  const body = { name: 'Rita Rao', address: `Street ${nth}` };
  return api.call(recruiterCalls.updateDetails, { token, params: { id }, body });
}

/** Saves a search and deletes it, so that there is room for another one. */
async function saveSearch({ token }: Principal) {
  const body = { name: 'All', filters: { location: 'Pune' }, frequency: 'instant' };
  const saved = await api.call(savedSearchCalls.create, { token, body });
  if (saved.status === 201) await api.call(savedSearchCalls.remove, { token, params: { id: saved.body.id } });
  return saved;
}

type Use = (by: Principal) => Promise<{ status: number }>;

describe.each<[string, DayBudget, 'candidate' | 'recruiter' | 'admin', Use]>([
  ['copies of a candidate’s data', 'exports', 'candidate', exportData],
  ['copies of a recruiter’s data', 'exports', 'recruiter', exportData],
  ['copies of an admin’s data', 'exports', 'admin', exportData],
  ['uploads', 'uploads', 'candidate', upload],
  ['saves of a profile', 'profile_saves', 'candidate', saveProfile],
  ['saves of languages, as an import makes them', 'profile_saves', 'candidate', saveLanguages],
  ['saves of a recruiter’s details', 'profile_saves', 'recruiter', saveDetails],
  ['new searches of a candidate', 'new_searches', 'candidate', saveSearch],
  ['new searches of a recruiter', 'new_searches', 'recruiter', saveSearch],
])('the day’s %s', (_, budgeted, type, use) => {
  test('end with 429 until the next day in UTC, for this account alone', async () => {
    const account = await newPrincipal(type);
    for (let used = 0; used < dayBudgets[budgeted]; used += 1) expect((await use(account)).status).toBeLessThan(300);
    expect(await use(account)).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(6 * 3600) },
      body: { code: 'TOO_MANY_REQUESTS', detail: englishText(textId('used_up_today', { max: dayBudgets[budgeted] })) },
    });
    expect((await use(await newPrincipal(type))).status).toBeLessThan(300);
    api.clock.set(Date.parse('2026-11-02T00:00:00.000Z'));
    expect((await use(await signInAgain(account))).status).toBeLessThan(300);
  });
});

test('30 concurrent requests get no more than the budget', async () => {
  const account = await newPrincipal('candidate');
  const answers = await Promise.all(Array.from({ length: 30 }, () => exportData(account)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(dayBudgets.exports);
});

test('a profile and its languages share the saves of a day, and a refused save changes nothing', async () => {
  const account = await newPrincipal('candidate');
  for (let used = 0; used < dayBudgets.profile_saves - 1; used += 1) await saveLanguages(account);
  expect((await saveProfile(account)).status).toBe(200);
  const { token, id } = account;
  const refused = await api.call(candidateCalls.updateProfile, { token, params: { id }, body: { location: 'Goa' } });
  expect(refused.status).toBe(429);
  expect((await api.call(candidateCalls.ownProfile, { token })).body.location).toBe('Pune');
});

test('the count of a day does not say whose it is, and expires with the day', async () => {
  api.clock.set(Date.parse('2026-11-05T18:00:00.000Z'));
  const account = await newPrincipal('candidate');
  await exportData(account);
  const end = Date.parse('2026-11-06T00:00:00.000Z') / 1000;
  const counts = (await api.scan()).filter(({ expires_at }) => expires_at === end);
  expect(counts).toEqual([
    {
      PK: expect.stringMatching(/^ADDRESS#[A-Za-z0-9_-]{43}$/),
      SK: expect.any(String),
      entity: 'address_budget',
      schema_version: 1,
      expires_at: end,
      exports: 1,
    },
  ]);
});
