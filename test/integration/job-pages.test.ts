import { describe, expect, test } from 'vitest';
import { nextIds } from '#functions/data/next-id.ts';
import { packRequirements } from '#functions/data/packed-requirements.ts';
import { putNewJob } from '#functions/entities/job/job-writes.ts';
import type { JobSummary, StoredJob } from '#functions/entities/job/stored-job.ts';
import { documentRouteKeys } from '#shared/contracts/documents.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { legalPaths } from '#shared/domain/legal-pages.ts';
import { epochMs } from '#shared/domain/time.ts';
import { testApi } from '#test/support/api.ts';
import { bareJob } from '#test/support/bare-job.ts';
import { breakTableAt } from '#test/support/broken-table.ts';
import { readTestTable } from '#test/support/language-table.ts';
import { makePrincipal } from '#test/support/principals.ts';
import { showRoute, siteWithFrame } from '#test/support/served-pages.ts';

await readTestTable();
const api = await testApi();
const now = Date.parse('2026-03-02T12:00:00.000Z');
const recruiter = await makePrincipal('recruiter', 1);
await makePrincipal('recruiter', 2, { verified: false });

const url = await siteWithFrame();

async function post(id: number, changes: Partial<JobSummary> = {}, parts: Partial<StoredJob> = {}): Promise<void> {
  const job = {
    title: `Interpreter ${id}`,
    description: 'Interpreting at trade fairs.',
    location: 'Osaka, Japan',
    salary_max: 50_000,
    ...changes,
  };
  const whole = {
    description: `${job.description}\nSecond line.`,
    requirements: 'Keigo & "business" Japanese',
    country: 'JP' as const,
    published: true as const,
    ...parts,
  };
  await putNewJob(bareJob(id, epochMs(Date.parse('2026-03-01T00:00:00.000Z') + id * 1000), job, whole));
}

const cefr = (level: string) => ({ scale: 'cefr' as const, level });
const requirements: LanguageRequirements = {
  all: [
    {
      need: 'must',
      any: [{ tag: 'gsg', min: { spoken_interaction: cefr('B2'), spoken_production: cefr('B2') } }],
    },
    { need: 'nice', any: [{ tag: 'pt-BR', min: { reading: cefr('C1') } }] },
  ],
  pairs: [],
};
const hostile = `</script><script>alert(1)</script> & "quoted" '%HEAD%'`;
const german = { description: 'Sie dolmetschen auf Messen.' };
/** Not similar to the others. */
const inContract = { job_type: 'contract' } as const;
const germanText = { language: 'de-AT', title: 'Reiseleiterin', description: 'Sie führen durch Wien.' };
const japaneseText = { language: 'ja', title: 'ガイド', description: 'ウィーンを案内します。' };
const swahiliText = { language: 'sw', title: 'Kiongozi', description: 'Vienna.' };
await nextIds('job', 1_004);
await Promise.all([
  post(1),
  post(2, { closing_date: '2026-03-01' }),
  post(3, { is_active: false, status: 'inactive' }),
  post(4, { title: hostile, company_name: hostile, location: `${hostile}, Japan` }),
  post(9, { language_requirements: packRequirements(requirements) }),
  post(
    20,
    {
      ...inContract,
      title: 'Dolmetscherin',
      text_language: 'de-AT',
      language_requirements: packRequirements(requirements),
    },
    german,
  ),
  post(21, { ...inContract, title: 'Mkalimani', text_language: 'sw' }),
  post(22, { ...inContract, title: 'مترجم', text_language: 'ar' }),
  post(24, { ...inContract, title: 'Guide', text_language: 'en' }, { texts: [germanText, japaneseText, swahiliText] }),
  post(23, { ...inContract, title: 'Dolmetscherin', text_language: 'de', closing_date: '2026-03-01' }),
  post(1_001),
]);
const open = [1, 4, 9, 20, 21, 22, 24, 1_001];
const furtherPages = ['/de/jobs/24', '/ja/jobs/24'];

const show = (route: string, parameters: Record<string, string> = {}, headers = {}) => {
  api.clock.set(now);
  return showRoute(route, parameters, headers);
};
const showJob = (id: number | string) => show('jobs/{id}', { id: String(id) });

const postingIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the page of an open job', () => {
  test('says in its HTML what a messenger previews and a search engine reads', async () => {
    const { status, headers, body } = await showJob(1);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>Interpreter 1 · Okada</title>');
    expect(body).toContain(`<link rel="canonical" href="${url}/jobs/1">`);
    expect(body).toContain('<meta property="og:title" content="Interpreter 1 · Okada">');
    expect(body).toContain(`<meta property="og:url" content="${url}/jobs/1">`);
    expect(body).toContain('content="Japanese · Osaka, Japan. Interpreting at trade fairs. Second line."');
    expect(body).toContain('<h1>Interpreter 1</h1>');
    expect(body).toContain('Keigo &amp; &quot;business&quot; Japanese');
    expect(body).toMatch(/<a href="\/recruiter\/profile\/[0-9]+">Okada<\/a>/);
    expect(postingIn(body)).toMatchObject({ '@type': 'JobPosting', title: 'Interpreter 1', url: `${url}/jobs/1` });
    expect(body).not.toMatch(/%(?:TITLE|HEAD|CONTENT)%/);
  });

  test('says its language requirements as a sentence, also for search engines', async () => {
    const { body } = await showJob(9);
    const sentence = 'German Sign Language from B2 signing; Brazilian Portuguese from C1 reading is a plus';
    expect(body).toContain(`<p>${sentence}</p>`);
    expect(body).toContain(`content="${sentence} · Osaka, Japan. Interpreting at trade fairs. Second line."`);
    expect(postingIn(body).description).toContain(`<p><b>Languages</b></p><p>${sentence}</p>`);
    expect((await showJob(1)).body).not.toContain('<b>Languages</b>');
  });

  test('never shows the address of the recruiter', async () => {
    expect((await showJob(1)).body).not.toContain('@okada.example');
  });

  test('runs no markup and fills no placeholder that a recruiter wrote', async () => {
    const { body } = await showJob(4);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body).not.toContain('<script>alert');
    expect(body.match(/og:title/g)).toHaveLength(1);
    expect(postingIn(body)).toMatchObject({ title: hostile, hiringOrganization: { name: hostile } });
  });

  test('brings the job as a guest gets it from the API', async () => {
    const { body } = await showJob(1);
    const served = /<script type="application\/json" id="served-job">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    const { similar_jobs: _, ...job } = (await api.call(jobCalls.get, { params: { id: 1 } })).body;
    expect(JSON.parse(served)).toEqual(job);
  });

  test('costs half a read unit and is cached no longer than a list of jobs', async () => {
    api.units.reset();
    const { headers } = await showJob(1);
    expect(api.units.spent()).toEqual({ read: 0.5, write: 0, commands: 1 });
    expect(headers['cache-control']).toBe(`public, max-age=${jobCalls.list.publicMaxAge}`);
  });
});

describe('the page of a job whose text states its language', () => {
  test('is framed in that language, and marks the text and its parts with it', async () => {
    const { body } = await showJob(20);
    expect(body).toMatch(/<html lang="de" dir="ltr"/);
    expect(body).toContain('<h1 lang="de-AT">Dolmetscherin</h1>');
    expect(body).toContain('<p dir="auto" lang="de-AT">Sie dolmetschen auf Messen.');
    expect(body).toContain('Deutsche Gebärdensprache');
    const posting = postingIn(body);
    expect(posting.description).toContain('<p><b>Anforderungen</b></p>');
    expect(posting.description).toContain('<p><b>Sprachen</b></p>');
    expect(body).toContain('"@type":"WebPage"');
    expect(body).toContain('"inLanguage":"de-AT"');
  });

  test('is framed in English where the site has no such language, and in Arabic from right to left', async () => {
    const [swahili, arabic] = [(await showJob(21)).body, (await showJob(22)).body];
    expect(swahili).toMatch(/<html lang="en" dir="ltr"/);
    expect(swahili).toContain('<h1 lang="sw">Mkalimani</h1>');
    expect(arabic).toMatch(/<html lang="ar" dir="rtl"/);
  });

  test('says in that language that the job is closed', async () => {
    const { status, body } = await showJob(23);
    expect(status).toBe(410);
    expect(body).toContain('<title>Geschlossen: Dolmetscherin · Okada</title>');
    expect(body).toMatch(/<html lang="de"/);
  });
});

describe('the page of a job with several texts', () => {
  const showText = (site: string, id = 24) => show('job-texts/{site}/{id}', { site, id: String(id) });
  const alternates = [
    `<link rel="alternate" hreflang="en" href="${url}/jobs/24">`,
    `<link rel="alternate" hreflang="de-AT" href="${url}/de/jobs/24">`,
    `<link rel="alternate" hreflang="ja" href="${url}/ja/jobs/24">`,
    `<link rel="alternate" hreflang="x-default" href="${url}/jobs/24">`,
  ].join('\n    ');

  test('has one at an address of its own for each language of the site, framed in it', async () => {
    const { status, body } = await showText('de');
    expect(status).toBe(200);
    expect(body).toMatch(/<html lang="de"/);
    expect(body).toContain('<title>Reiseleiterin · Okada</title>');
    expect(body).toContain(`<link rel="canonical" href="${url}/de/jobs/24">`);
    expect(body).toContain(alternates);
    expect(body).toContain('<p dir="auto" lang="de-AT">Sie führen durch Wien.</p>');
    expect(body).toContain('<p dir="auto" lang="en">Keigo');
    expect(body).toContain('<li><a lang="ja" href="/ja/jobs/24">ガイド</a></li>');
    expect(postingIn(body)).toMatchObject({ title: 'Reiseleiterin', url: `${url}/de/jobs/24` });
  });

  test('names the others from the main one, which has the address without a language', async () => {
    const { body } = await showJob(24);
    expect(body).toContain('<h1 lang="en">Guide</h1>');
    expect(body).toContain(alternates);
    expect(body).toContain('<a lang="de-AT" href="/de/jobs/24">Reiseleiterin</a>');
    expect((await showJob(1)).body).not.toContain('hreflang');
  });

  test.each(['en', 'fr', 'xx', 'constructor'])('shows the main one at /%s, and names its address', async (site) => {
    const { status, body } = await showText(site);
    expect(status).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${url}/jobs/24">`);
    expect(body).toContain('<h1 lang="en">Guide</h1>');
  });

  test('is 404 in the language of the address for an unknown job', async () => {
    const { status, body } = await showText('de', 999);
    expect(status).toBe(404);
    expect(body).toMatch(/<html lang="de"/);
  });
});

describe('the page of a job that is', () => {
  test.each([
    ['past its closing date', 2],
    ['inactive', 3],
  ])('%s is 410, is not to be listed, and names similar open jobs', async (_, id) => {
    api.units.reset();
    const { status, body } = await showJob(id);
    expect(status).toBe(410);
    expect(api.units.spent().read).toBeLessThanOrEqual(1.5);
    expect(body).toContain(`<title>Closed: Interpreter ${id} · Okada</title>`);
    expect(body).toContain('<p>This job is closed and takes no more applications.</p>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<a href="/jobs/1">Interpreter 1 · Okada</a>');
    expect(postingIn(body)).toBeNull();
  });

  test('a draft, withdrawn with its recruiter, or taken down is 404 and not named', async () => {
    const inactive = { is_active: false, status: 'inactive' as const };
    const texts = await Promise.all([
      post(11, inactive, { published: undefined }),
      post(12, inactive, { withdrawn: true }),
      post(13, { ...inactive, taken_down: true }),
      post(14, { ...inactive, recruiter_id: 2 }),
    ]).then(() => Promise.all([11, 12, 13, 14].map(showJob)));
    expect(texts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(texts.filter(({ body }) => body.includes('Interpreter'))).toEqual([]);
  });

  test('closed is told by the call as by the page, and by no other call', async () => {
    const { body } = await api.call(jobCalls.closed, { params: { id: 3 } });
    expect(body).toMatchObject({ id: 3, title: 'Interpreter 3', company_name: 'Okada' });
    expect(body.similar_jobs).toHaveLength(3);
    const other = await Promise.all([1, 5, 11, 12, 13, 14].map((id) => api.call(jobCalls.closed, { params: { id } })));
    expect(other.map((answer) => answer.body.code)).toEqual(Array(6).fill('JOB_NOT_FOUND'));
    expect((await api.call(jobCalls.get, { params: { id: 3 } })).body.code).toBe('JOB_NOT_FOUND');
  });

  test.each(['5', '0', '-', '1e3', '01', '9'.repeat(40), '../1', '%00', 'é'])('%s is unknown: 404', async (id) => {
    const { status, body } = await showJob(id);
    expect(status).toBe(404);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  test('removed by its recruiter becomes 404', async () => {
    await post(6);
    expect((await showJob(6)).status).toBe(200);
    await api.call(jobCalls.remove, { params: { id: '6' }, token: recruiter.token });
    expect((await showJob(6)).status).toBe(404);
  });
});

describe('the sitemaps', () => {
  const locations = (body: string) => [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

  test('are found through robots.txt', async () => {
    const { status, headers, body } = await show('robots');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain(`Sitemap: ${url}/sitemap.xml\n`);
    const refused = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
    expect(['/jobs', ...legalPaths].filter((path) => refused.some((each) => path.startsWith(each)))).toEqual([]);
  });

  test('list every open job once, and no closed, inactive or missing one', async () => {
    const parts = locations((await show('sitemap')).body);
    expect(parts).toEqual([0, 1, 2, 'languages'].map((part) => `${url}/sitemap-${part}.xml`));
    const maps = await Promise.all(['0', '1', '2'].map((part) => show('sitemap/{part}', { part })));
    expect(maps.map(({ status }) => status)).toEqual([200, 200, 200]);
    const listed = maps.flatMap(({ body }) => locations(body));
    const others = ['/', '/jobs', ...legalPaths].map((path) => `${url}${path}`);
    const pagesOfJob = (id: number) => [`/jobs/${id}`, ...furtherPages.filter((path) => path.endsWith(`/${id}`))];
    expect(listed).toEqual([...others, ...open.flatMap(pagesOfJob).map((path) => `${url}${path}`)]);
  });

  test('say when a job was edited last, else when it was posted', async () => {
    const lastChanges = async () => {
      const { body } = await show('sitemap/{part}', { part: '1' });
      const found = body.matchAll(/\/jobs\/(\d+)<\/loc><lastmod>(.*?)<\/lastmod>/g);
      return new Map([...found].map(([, id, changed]) => [Number(id), changed]));
    };
    const [edited = 0, other = 0] = open;
    const before = await lastChanges();
    const answer = await api.call(jobCalls.update, {
      params: { id: edited },
      token: recruiter.token,
      body: {
        title: 'Interpreter',
        description: 'Interpreting at trade fairs.',
        location: 'Osaka, Japan',
        language: 'Japanese',
        job_type: 'full-time',
        experience_level: 'mid',
        benefits: 'A day off for each trade fair.',
      },
    });
    expect(answer.status).toBe(200);
    const after = await lastChanges();
    expect(before.get(edited)).toMatch(/^2026-03-01T/);
    expect(after.get(edited)).toBe(new Date(now).toISOString());
    expect(after.get(other)).toBe(before.get(other));
  });

  test.each(['3', '-1', 'x', '1.5', '99999999'])('have no part %s', async (part) => {
    expect((await show('sitemap/{part}', { part })).status).toBe(404);
  });
});

describe('a document', () => {
  test.each(documentRouteKeys)('of %s is only answered to the edge', async (routeKey) => {
    const [, path = ''] = routeKey.split('/pages/');
    const answer = await show(path, {}, { 'x-origin-verify': 'guess' });
    expect(answer.status).toBe(403);
  });

  test('is 503 while the table does not answer, and says nothing of why', async () => {
    const repairTable = breakTableAt(1, 'before');
    const { status, headers, body } = await showJob(1);
    expect(repairTable()).toBe(true);
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(body).toMatch(
      /<div id="root"><h1>This page cannot be shown now<\/h1>.*\n<p>Reference: JKJaXmPLvHcESHA=<\/p><\/div>/s,
    );
    expect(body).not.toContain('did not answer');
  });
});
