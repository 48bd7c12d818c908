import { expect, it } from 'vitest';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { testApi } from '#test/support/api.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { subscribe } from '#test/support/records.ts';

await readTestTable();
const api = await testApi();
const { token, id: recruiterId } = await makePrincipal('recruiter', 1);
await subscribe(recruiterId);

const form = { title: 'Interpreter', description: 'At fairs.', language: '日本語', location: 'Osaka' };
const b2 = { scale: 'cefr', level: 'B2' };
const requirements = {
  all: [
    { need: 'must', any: [{ tag: 'ja', min: { reading: b2, listening: { scale: 'jlpt', level: 'N2' } } }] },
    { need: 'nice', any: [{ tag: 'pt-BR', min: { writing: b2 }, evidence_at_least: 'checked' }] },
  ],
  pairs: [{ from: 'ja', to: 'en', mode: 'consecutive', need: 'nice' }],
};
const none = { all: [], pairs: [] };

const create = (body: object) => api.call(jobCalls.create, { token, body: { ...form, ...body } });
const update = (id: number, body: object) =>
  api.call(jobCalls.update, { token, params: { id }, body: { ...form, ...body } });

it('a job has the requirements as they were entered, alone and in lists', async () => {
  const { status, body } = await create({ language_requirements: requirements });
  expect(status).toBe(201);
  expect(body).toMatchObject({ language: '日本語', language_requirements: requirements });
  const { id } = body;
  expect((await api.call(jobCalls.get, { params: { id } })).body.language_requirements).toEqual(requirements);
  const listed = (await api.call(jobCalls.list, {})).body.find((job: { id: number }) => job.id === id);
  expect(listed.language_requirements).toEqual(requirements);
});

it('requirements that are not sent stay, those sent replace them, and null clears them', async () => {
  const { id } = (await create({ language_requirements: requirements })).body;
  expect((await update(id, {})).body.language_requirements).toEqual(requirements);
  const fewer = { ...none, pairs: requirements.pairs };
  expect((await update(id, { language_requirements: fewer })).body.language_requirements).toEqual(fewer);
  expect((await update(id, { language_requirements: null })).body.language_requirements).toEqual(none);
  expect((await create({})).body.language_requirements).toEqual(none);
});

it.each([
  ['the first required language', requirements, 'Japanese'],
  ['the first direction', { ...none, pairs: requirements.pairs }, 'Japanese'],
  ['a variety', { ...none, all: requirements.all.slice(1) }, 'Brazilian Portuguese'],
  [
    'a variety without a name by its language',
    { ...none, all: [{ need: 'must', any: [{ tag: 'de-LI', min: { reading: b2 } }] }] },
    'German',
  ],
])('an empty language is shown as %s', async (_, language_requirements, language) => {
  expect((await create({ language: '', language_requirements })).body).toMatchObject({ language });
});

it.each([{}, { language_requirements: null }, { language_requirements: none }])(
  'an empty language is refused beside %o',
  async (body) => {
    expect(await create({ language: '', ...body })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: [{ path: 'language' }] },
    });
  },
);

it('refuses a direction into its own language and a level that the scale lacks', async () => {
  const pairs = [{ from: 'ja', to: 'ja', mode: 'consecutive', need: 'must' }];
  const all = [{ need: 'must', any: [{ tag: 'ja', min: { reading: { scale: 'cefr', level: 'none' } } }] }];
  expect((await create({ language_requirements: { all: [], pairs } })).status).toBe(400);
  expect((await create({ language_requirements: { all, pairs: [] } })).status).toBe(400);
});
