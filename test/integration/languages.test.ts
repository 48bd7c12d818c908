import { expect, test } from 'vitest';
import { languageCalls } from '#shared/contracts/languages.ts';
import { testApi } from '#test/support/api.ts';

const api = await testApi();
const suggest = (query: object) => api.call(languageCalls.suggest, { query } as object);
const resolve = (name: string) => api.call(languageCalls.resolve, { query: { name } } as object);

test('a guest finds a language by any of its names, and reads it in the language of the site', async () => {
  const { status, body } = await suggest({ q: 'japones', locale: 'de' });
  expect(status).toBe(200);
  expect(body[0]).toEqual({ tag: 'ja', name: 'Japanisch', own_name: '日本語' });
});

test('suggestions are in English unless a language is named, and at most ten', async () => {
  const { body } = await suggest({ q: 'a' });
  expect(body).toHaveLength(10);
  expect(body[0]).toMatchObject({ tag: 'ar', name: 'Arabic' });
});

test('an empty text suggests the most used languages', async () => {
  const { body } = await suggest({});
  expect(body[0]).toMatchObject({ tag: 'en', name: 'English' });
});

test('a language without a known name in itself has none', async () => {
  const { body } = await suggest({ q: 'Lahnda' });
  expect(body[0]).toMatchObject({ tag: 'lah', own_name: null });
});

test('a name resolves to one tag, and to null where it is unknown or means several languages', async () => {
  expect((await resolve('廣東話')).body).toEqual({ tag: 'yue' });
  expect((await resolve('Gaelic')).body).toEqual({ tag: null });
  expect((await resolve('Xyzzy')).body).toEqual({ tag: null });
});

test('a name must be given and short, and a locale must be one that the table has', async () => {
  expect(await resolve('')).toMatchObject({ status: 400, body: { fields: [{ path: 'name' }] } });
  expect((await resolve('a'.repeat(101))).status).toBe(400);
  expect((await suggest({ q: 'a'.repeat(101) })).status).toBe(400);
  expect((await suggest({ q: 'a', locale: 'xx' })).status).toBe(400);
});
