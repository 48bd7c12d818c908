import { describe, expect, test } from 'vitest';
import { accountCalls } from '#shared/contracts/account.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { maxJobTexts } from '#shared/domain/job-texts.ts';
import { testApi } from '#test/support/api.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { makePlan, subscribe } from '#test/support/records.ts';

// A job's title and description in further languages.

const api = await testApi();
await makePlan();
const recruiter = await makePrincipal('recruiter', 1);
const admin = await makePrincipal('admin', 50);
await subscribe(recruiter.id);

const german = { language: 'de', title: 'Dolmetscherin', description: 'Auf Messen.' };
const japanese = { language: 'ja', title: '通訳', description: '展示会で通訳します。' };
const fields = {
  title: 'Interpreter',
  description: 'At fairs.',
  location: 'Lisbon',
  language: 'Japanese',
  job_type: 'full-time',
  experience_level: 'entry',
  text_language: 'en',
} as const;

const send = (extra: object) =>
  api.call(jobCalls.create, { token: recruiter.token, body: { ...fields, ...extra, recruiter_id: recruiter.id } });

async function post(extra: object = { texts: [german, japanese] }) {
  const { status, body } = await send(extra);
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: number; version?: string; texts?: unknown };
}
const change = (id: number, extra: object) =>
  api.call(jobCalls.update, { token: recruiter.token, params: { id }, body: { ...fields, ...extra } });

test('the texts of a job are answered with it and in the export, and by no list', async () => {
  const { id } = await post();
  const own = (jobs: unknown) => (jobs as { id: number }[]).find((each) => each.id === id);
  const job = await api.call(jobCalls.get, { params: { id } });
  expect(job.body.texts).toEqual([german, japanese]);
  const data = await api.call(accountCalls.export, { token: recruiter.token });
  expect(own((data.body as { jobs: unknown }).jobs)).toMatchObject({ texts: [german, japanese] });
  const lists = await Promise.all([
    api.call(jobCalls.list, {}),
    api.call(jobCalls.ofRecruiter, { token: recruiter.token, params: { id: recruiter.id } }),
    api.call(jobCalls.adminList, { token: admin.token, query: { texts: 'whole' } }),
  ]);
  for (const { body } of lists) expect(own(body)).toMatchObject({ id, title: 'Interpreter', text_language: 'en' });
  for (const { body } of lists) expect(own(body)).not.toHaveProperty('texts');
});

describe('a form', () => {
  test('that sends no texts leaves them, and null or an empty list clears them', async () => {
    for (const cleared of [null, []]) {
      const { id } = await post();
      expect((await change(id, { title: 'Guide' })).body.texts).toEqual([german, japanese]);
      const { body } = await change(id, { texts: cleared });
      expect(body).not.toHaveProperty('texts');
    }
  });

  test('that showed other texts is refused', async () => {
    const { id, version } = await post();
    expect((await change(id, { texts: [german], version })).status).toBe(200);
    expect(await change(id, { texts: [japanese], version })).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE' },
    });
  });

  test('has the texts cleaned like the main one', async () => {
    const sent = { language: 'DE', title: '  Dolmetscherin\n', description: ' Auf\u200B Messen.\r\nUnd mehr. ' };
    const { texts } = await post({ texts: [sent] });
    expect(texts).toEqual([{ language: 'de', title: 'Dolmetscherin', description: 'Auf Messen.\nUnd mehr.' }]);
  });

  const many = ['de', 'ja', 'fr', 'es', 'ar', 'hi', 'sw'].map((language) => ({ ...german, language }));
  test.each([
    ['without a title', { texts: [{ ...german, title: ' ' }] }, 'texts.0.title'],
    [
      'with a description that is too long',
      { texts: [{ ...german, description: 'x'.repeat(8_001) }] },
      'texts.0.description',
    ],
    ['in no language', { texts: [{ ...german, language: 'Klingon' }] }, 'texts.0.language'],
    ['in one language twice', { texts: [german, japanese, german] }, 'texts.2.language'],
    ['in the language of the main one', { texts: [german], text_language: 'de' }, 'texts.0.language'],
    ['beside one without a language', { texts: [german], text_language: null }, 'text_language'],
    [`beyond ${maxJobTexts}`, { texts: many }, 'texts'],
  ])('with a text %s is refused at that field', async (_, extra, path) => {
    const { status, body } = await send(extra);
    expect(status).toBe(400);
    expect(body.fields.map((each: { path: string }) => each.path)).toEqual([path]);
  });

  test('takes the longest texts in a script of three bytes, and stores them for a unit a KB', async () => {
    const long = { title: '通'.repeat(120), description: '訳'.repeat(8_000) };
    const texts = many.slice(0, maxJobTexts).map(({ language }) => ({ ...long, language }));
    api.units.reset();
    const { id } = await post({ ...long, texts });
    expect(api.units.spent().write).toBeLessThan(210);
    expect((await api.call(jobCalls.get, { params: { id } })).body.texts).toEqual(texts);
  });
});
