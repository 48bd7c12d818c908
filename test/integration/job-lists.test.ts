import { DOMParser } from '@xmldom/xmldom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listMaxAge } from '#functions/api/pages/handler.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import type { JobSummary, StoredJob } from '#functions/entities/job/stored-job.ts';
import { jobListPath } from '#shared/domain/job-list-address.ts';
import { epochMs, hourMs, isoInstant, minuteMs } from '#shared/domain/time.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { showPath, siteWithFrame } from '#test/support/served-pages.ts';

await readTestTable();
const api = await testApi();
const url = await siteWithFrame();
const start = Date.parse('2026-03-02T12:00:00.000Z');
// What an index in memory has is read again after ten seconds.
let now = start;
beforeEach(() => {
  now += 20_000;
  api.clock.set(now);
});

const post = (id: number, summary: Partial<JobSummary>, whole: Partial<StoredJob> = {}) =>
  putNewJob(
    bareJob(id, epochMs(Date.parse('2026-03-01T00:00:00.000Z') + id * 1000), { title: `Job ${id}`, ...summary }, whole),
  );

const asking = (...tags: string[]) =>
  packRequirements({ all: tags.map((tag) => ({ need: 'must', any: [{ tag, min: {} }] })), pairs: [] });

const berlin = { language: 'German', location: 'Berlin, Germany', occupation: 'court-interpreter' } as const;
await Promise.all([
  post(1, berlin),
  post(2, { ...berlin, location: 'berlin  Germany' }),
  post(3, { ...berlin, salary_min: 40_000, salary_currency: 'EUR' }, { country: 'DE', benefits: 'A ]]> b' }),
  post(4, { language: 'German', location: 'Köln', occupation: 'court-interpreter' }),
  post(5, { language: '', language_requirements: asking('ja', 'de-AT') }),
  post(6, { language: 'Klingonish' }),
  post(7, { language: 'German', is_active: false, status: 'inactive' }),
  post(8, {
    language: 'Korean',
    closing_date: '2026-03-02',
    closing_zone: 'UTC',
    closes_at: isoInstant('2026-03-03T00:00:00.000Z'),
  }),
]);
const open = [1, 2, 3, 4, 5, 6, 8];

const show = async (path: string) => {
  const answer = await showPath(path);
  if (!answer) throw new Error(`${path} is no document.`);
  return answer;
};
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
const jobsIn = (html: string) =>
  [...new Set(linksIn(html).flatMap((href) => /^\/jobs\/(\d+)$/.exec(href)?.[1] ?? []))]
    .map(Number)
    .sort((a, b) => a - b);
const parse = (xml: string) => {
  const problems: string[] = [];
  const document = new DOMParser({ onError: (_, message) => void problems.push(message) }).parseFromString(
    xml,
    'text/xml',
  );
  expect(problems).toEqual([]);
  return document;
};
const textsOf = (xml: string, name: string) =>
  [...parse(xml).getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');

describe('the page of a language', () => {
  test('links every open job that asks for it, and no other', async () => {
    const { status, headers, body } = await show('/jobs/language/de');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      `public, max-age=${listMaxAge}`,
    ]);
    expect(jobsIn(body)).toEqual([1, 2, 3, 4, 5]);
    expect(body).toContain('<h1>Jobs with German</h1>');
    expect(body).toContain('From €40,000');
    const list = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 5 });
    expect(list.itemListElement[0]).toEqual({ '@type': 'ListItem', position: 1, url: `${url}/jobs/5` });
  });

  test.each([
    ['de', 'Stellen mit Deutsch', 'ltr'],
    ['ar', 'وظائف تتطلب الألمانية', 'rtl'],
    ['fr', 'Allemand : offres d’emploi', 'ltr'],
    ['es', 'Alemán: ofertas de empleo', 'ltr'],
    ['ja', 'ドイツ語を使う求人', 'ltr'],
    ['hi', 'जर्मन वाली जॉब', 'ltr'],
  ])('is in %s at its address in that language', async (site, heading, direction) => {
    const { body } = await show(`/${site}/jobs/language/de`);
    expect(body).toContain(`<html lang="${site}" dir="${direction}">`);
    expect(body).toContain(`<h1>${heading}</h1>`);
    expect(body).toContain(`<link rel="canonical" href="${url}/${site}/jobs/language/de">`);
  });

  test('has a page for a place with three jobs, however it is written, and none for fewer', async () => {
    const { body } = await show('/jobs/language/de');
    expect(linksIn(body).filter((href) => href.includes('/place/'))).toEqual([
      '/jobs/language/de/place/berlin-germany',
    ]);
    const place = await show('/jobs/language/de/place/berlin-germany');
    expect(place.status).toBe(200);
    expect(place.body).toContain('<h1>Jobs with German: Berlin, Germany</h1>');
    expect(jobsIn(place.body)).toEqual([1, 2, 3]);
  });

  test('has a page for an occupation with three jobs, named in the language of the page', async () => {
    const { status, body } = await show('/fr/jobs/language/de/occupation/court-interpreter');
    expect(status).toBe(200);
    expect(body).toContain('<h1>Allemand : offres d’emploi, Interprète judiciaire</h1>');
    expect(body).toContain('<h2>Par métier</h2>');
    expect(jobsIn(body)).toEqual([1, 2, 3, 4]);
  });

  test.each([
    '/jobs/language/de/occupation/translator',
    '/jobs/language/de/occupation/constructor',
    '/jobs/language/it',
    '/de/jobs/language/it',
    '/jobs/language/nonsense-tag-1',
    '/jobs/language/sh',
    '/jobs/language/de/place/koln',
    '/jobs/language/de/place/-',
    '/jobs/language/de/place/%00',
    '/jobs/language/de/company/berlin-germany',
    '/jobs/language/de/constructor/x',
  ])('%s has no job: 404, not to be listed, with the way to the others', async (path) => {
    const answer = await showPath(path);
    if (!answer) throw new Error(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    expect(linksIn(answer.body).join()).toMatch(/\/jobs\/language$/);
  });

  test('costs half a read unit with an index, and 75 at most without one', async () => {
    api.units.reset();
    await show('/jobs/language/de');
    expect(api.units.spent().read).toBeLessThanOrEqual(75);
    api.units.reset();
    await show('/ja/jobs/language/de');
    expect(api.units.spent()).toMatchObject({ write: 0 });
    expect(api.units.spent().read).toBeLessThanOrEqual(0.5);
  });

  test('is 503 in its language while the table does not answer', async () => {
    const repairTable = breakTableAt(1, 'before');
    const { status, headers, body } = await show('/de/jobs/language/de');
    expect(repairTable()).toBe(true);
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(body).toContain('<h1>Diese Seite kann gerade nicht angezeigt werden</h1>');
  });
});

test('every open job is two links away from the landing page', async () => {
  expect(jobsIn((await show('/jobs/language')).body)).toEqual(open);
  const { body } = await show('/ar/jobs/language');
  expect(jobsIn(body)).toEqual(open);
  expect(body).toContain('<h2>لغات أخرى</h2>');
});

test('the sitemap has every list in every language, each names all others, and each is there', async () => {
  const { body } = await show('/sitemap-languages.xml');
  const paths = textsOf(body, 'loc').map((location) => location.replace(url, ''));
  expect(paths).toHaveLength(7 * ['index', 'de', 'ja', 'ko', 'berlin-germany', 'court-interpreter'].length);
  const alternatesOf = async (path: string) => {
    const { status, body: html } = await show(path);
    expect(status, path).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${url}${path}">`);
    const found = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
    return new Map([...found].map(([, tag = '', href = '']) => [tag, href.replace(url, '')]));
  };
  for (const path of paths) {
    const alternates = await alternatesOf(path);
    expect([...alternates.keys()]).toEqual([...interfaceLanguages, 'x-default']);
    expect(alternates.get('x-default')).toBe(alternates.get('en'));
    for (const other of alternates.values()) {
      expect(paths).toContain(other);
      expect(await alternatesOf(other)).toEqual(alternates);
    }
  }
});

describe('the feed', () => {
  test('of new jobs is Atom: ids, times, links and authors', async () => {
    const { headers, body } = await show('/jobs.atom');
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    const feed = parse(body).documentElement;
    expect([feed?.localName, feed?.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    const entries = [...parse(body).getElementsByTagName('entry')];
    expect(entries).toHaveLength(open.length);
    for (const entry of [feed, ...entries]) {
      for (const name of ['id', 'title', 'updated', 'link']) {
        expect([...(entry?.getElementsByTagName(name) ?? [])].length, name).toBeGreaterThan(0);
      }
    }
    const [newest] = entries;
    expect(newest?.getElementsByTagName('id')[0]?.textContent).toBe(`${url}/jobs/8`);
    expect(textsOf(body, 'updated').every((text) => !Number.isNaN(Date.parse(text)))).toBe(true);
    expect(textsOf(body, 'name')).toHaveLength(open.length);
  });

  test('of a language has its jobs, and is 404 without any', async () => {
    const { body } = await show('/jobs/language/ja.atom');
    expect(textsOf(body, 'title')).toEqual(['Jobs with Japanese · Foreign Language Job Portal', 'Job 5 · Okada']);
    expect((await show('/jobs/language/it.atom')).status).toBe(404);
    expect((await show('/jobs/language/sh.atom')).status).toBe(404);
  });

  test('for job search engines has every open job with its whole text', async () => {
    const { headers, body } = await show('/jobs.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(parse(body).documentElement?.localName).toBe('source');
    expect(textsOf(body, 'referencenumber').map(Number).sort()).toEqual(open);
    const required = ['title', 'date', 'requisitionid', 'url', 'company', 'description', 'jobtype'];
    for (const name of required) expect(textsOf(body, name), name).toHaveLength(open.length);
    expect(textsOf(body, 'description')).toContain('<p>A ]]&gt; b</p>');
    expect(textsOf(body, 'salary')).toEqual(['EUR 40000 per year']);
    expect(textsOf(body, 'country')).toEqual(['DE']);
    expect(textsOf(body, 'next')).toEqual([]);
  });

  test('goes on after the last job of a part, and refuses other places', async () => {
    const { body } = await show(`/jobs-${Date.parse('2026-03-01T00:00:00.000Z') + 3_000}-3.xml`);
    expect(textsOf(body, 'referencenumber')).toEqual(['2', '1']);
    expect(await showPath('/jobs-x.xml')).toBeUndefined();
    expect((await show('/jobs-99999999999999999999-1.xml')).status).toBe(404);
  });
});

test('a job that closes is gone from every list and feed within a minute, to the millisecond of the clock', async () => {
  const closes = Date.parse('2026-03-03T00:00:00.000Z');
  const paths = ['/jobs/language/ko', '/jobs/language', '/jobs.atom', '/jobs.xml', '/jobs/language/ko.atom'];
  const having = async () => {
    const bodies = await Promise.all(paths.map(async (path) => (await show(path)).body));
    return paths.filter((_, place) => bodies[place]?.includes('/jobs/8'));
  };
  api.clock.set(closes - 1);
  expect(await having()).toEqual(paths);
  api.clock.set(closes);
  expect(await having()).toEqual([]);
  expect((await show('/jobs/language/ko')).status).toBe(404);
  // Whatever a cache has of the moment before is used no longer than this.
  expect(listMaxAge * 1_000).toBeLessThan(minuteMs);
  now = closes + hourMs;
});

test('a site whose default language is German has it where an address and a text have none', async () => {
  const before = process.env.SITE_LANGUAGE;
  vi.stubEnv('SITE_LANGUAGE', 'de');
  onTestFinished(() => void vi.stubEnv('SITE_LANGUAGE', before));
  const missing = await show('/jobs/999999');
  expect([missing.status, missing.body]).toEqual([404, expect.stringContaining('<html lang="de" dir="ltr">')]);
  expect((await show('/jobs/1')).body).toContain('<html lang="de" dir="ltr">');
  const { body } = await show('/jobs.atom');
  expect(body).toContain('xml:lang="de"');
  expect(body).toContain(`href="${url}${jobListPath('de')}"`);
  const lists = (await show(jobListPath('en'))).body;
  expect(lists).toContain(`hreflang="x-default" href="${url}${jobListPath('de')}"`);
  // The addresses of lists stay as they are: those without a language are English.
  expect(lists).toContain('<html lang="en" dir="ltr">');
});
