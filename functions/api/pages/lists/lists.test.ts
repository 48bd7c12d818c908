import { DOMParser } from '@xmldom/xmldom';
import { beforeEach, expect, test, vi } from 'vitest';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import type { SearchQuery } from '#functions/services/search/port/port.ts';
import { homeLanguages } from '#shared/domain/job-list-address.ts';
import { epochMs } from '#shared/domain/time.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { readTestTable } from '#test/support/language-table.ts';

let jobs: JobSummary[] = [];

const placeOf = ({ id, created_at: at }: JobSummary) => ({ id, at });

// An index that knows the first required tag of each job.
vi.mock('#functions/services/search/search-store.ts', () => {
  const find = async (_: unknown, { after, limit, languages }: SearchQuery) => {
    const tag = languages?.conditions[0]?.tag;
    const all = jobs.filter((job) => tag === undefined || job.language_requirements?.includes(`"${tag}"`));
    const start = after ? all.findIndex(({ id }) => id === after.id) + 1 : 0;
    const found = all.slice(start, start + limit).map((summary) => ({ summary, place: placeOf(summary) }));
    return { found, next: start + limit < all.length ? found.at(-1)?.place : undefined, isCurrent: true };
  };
  return { find, search: find };
});

const { languagesPage } = await import('./languages-page.ts');
const { languagePage, maxListed } = await import('./language-page.ts');
const { atomFeed } = await import('../feeds/atom-feed.ts');

await readTestTable();
const now = epochMs(Date.parse('2026-03-02T12:00:00.000Z'));
vi.stubEnv('SITE_URL', 'https://jobs.example');
beforeEach(() => {
  jobs = [];
});

const make = (id: number, tags: readonly string[], changes: Partial<JobSummary> = {}) => {
  const language_requirements = packRequirements({
    all: tags.map((tag) => ({ need: 'must', any: [{ tag, min: {} }] })),
    pairs: [],
  });
  return bareJob(id, epochMs(now - id), { language: '', language_requirements, ...changes }).summary;
};
const jobsIn = (html = '') => new Set([...html.matchAll(/href="\/jobs\/(\d+)"/g)].map(([, id]) => Number(id)));

test('the index has every one of 17,000 jobs', async () => {
  const tags = [...homeLanguages, 'ja', 'ko', 'zh', 'nl', 'pl', 'gsg'];
  jobs = Array.from({ length: 17_000 }, (_, place) =>
    make(place + 1, place % 100 === 0 ? [] : [tags[place % 7 === 0 ? place % tags.length : place % 7] ?? 'de', 'en']),
  );
  const { content = '' } = (await languagesPage({}, now)) ?? {};
  const linked = jobsIn(content);
  expect(jobs.filter(({ id }) => !linked.has(id))).toEqual([]);
  expect(Buffer.byteLength(content)).toBeLessThan(5_500_000);
});

test('a list has at most so many jobs, and so many bytes', async () => {
  jobs = Array.from({ length: maxListed + 500 }, (_, place) => make(place + 1, ['de']));
  expect(jobsIn((await languagePage({ tag: 'de' }, now))?.content).size).toBe(maxListed);
  jobs = jobs.map((job) => ({ ...job, title: '&'.repeat(120), company_name: '"'.repeat(100) }));
  const { content = '' } = (await languagePage({ tag: 'de' }, now)) ?? {};
  expect(Buffer.byteLength(content)).toBeLessThan(5_500_000);
});

const hostile = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!-- x',
  '--> x',
  '<![CDATA[ x',
  ']]>',
  ']]]]><![CDATA[>',
  '&lt;b&gt;',
  '&amp;amp;',
  '&#0;',
  '&nbsp;',
  '&undefined;',
  '<?xml version="1.0"?>',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  '&y;',
  '%TITLE%',
  '%HEAD%',
  '%CONTENT%',
  '$&',
  '$1',
  '$' + '{x}',
  '{language}',
  "{count, plural, one {'}}",
  '\u0000',
  'a\u0001b',
  'a\u001Fb',
  'a\u007Fb',
  'a\u0085b',
  'a\u009Fb',
  '\uD800',
  'a\uDC00b',
  '\uFFFE',
  '\uFFFF',
  '\u202Egpj.exe',
  '\u202Dx',
  '\u2066x\u2069',
  '\u200Ex\u200F',
  'a\u200Bb',
  '\uFEFFx',
  'line\nbreak',
  'line\u2028break',
  'tab\there',
  '\\u003c/script\\u003e',
  'javascript:alert(1)',
  '//evil.example/',
  'e\u0301'.repeat(60),
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿 👩‍👩‍👧',
  'مترجم "فوري" <b>',
  '通訳＆翻訳',
];

test.each(hostile)('%j stays text in a list and in a feed', async (text) => {
  jobs = [1, 2, 3].map((id) =>
    make(id, ['de'], { title: `${text} x`, company_name: `${text} y`, location: `${text} z`, description: text }),
  );
  for (const site of interfaceLanguages) {
    const pages = [await languagesPage({ site }, now), await languagePage({ site, tag: 'de' }, now)];
    for (const page of pages) {
      expect(page?.content).not.toMatch(/<(?:script|img|b|!|\?)[ >[-]/i);
      expect(page?.content).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\n]/u);
      expect(page?.content.match(/<[^>]*>/g)?.filter((tag) => / on[a-z]+=/.test(tag))).toEqual([]);
      expect(page?.head.match(/<script/g)).toHaveLength(1);
      expect([...jobsIn(page?.content)].sort()).toEqual([1, 2, 3]);
    }
  }
  const { body } = await atomFeed('-', now);
  const problems: string[] = [];
  const feed = new DOMParser({ onError: (_, message) => void problems.push(message) }).parseFromString(
    body,
    'text/xml',
  );
  expect(problems).toEqual([]);
  expect([...feed.getElementsByTagName('entry')]).toHaveLength(3);
  expect([...feed.getElementsByTagName('*')].map(({ localName }) => localName)).not.toContain('script');
  expect(body).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\n]|\p{Cs}|[\uFFFE\uFFFF]/u);
});
