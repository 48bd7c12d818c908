import { readLastId } from '#functions/data/next-id.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import { isOpenJob } from '#functions/entities/job/visibility.ts';
import { setting } from '#functions/platform/env.ts';
import { type JobList, jobListPath } from '#shared/domain/job-list-address.ts';
import { legalPaths } from '#shared/domain/legal-pages.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { pagesOf } from './job-texts.ts';
import type { RenderedDocument } from './parts/page-frame.ts';
import { element, missingXml, xmlDocument } from './parts/xml.ts';

// Sitemaps by the protocol of sitemaps.org: an index, and a map for each range of job ids, so that each is a bounded
// number of reads however many jobs there are.

/** How many ids one map covers. */
const idsPerPart = 1_000;
/** The most keys of one batch. */
const batch = 100;
/** A sitemap index may name 50,000 maps. */
const maxParts = 50_000;
/** A map may name 50,000 pages. */
const maxPages = 50_000;

/** The part with the lists of jobs by language. */
const listsPart = 'languages';

/** Pages without a job that visitors find the portal by. */
const otherPages = ['/', '/jobs', ...legalPaths];

const xml = (root: 'sitemapindex' | 'urlset', entries: readonly string[]): RenderedDocument =>
  xmlDocument(`${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`, entries);

/** What crawlers may read, and where the index of maps is: an address that only a stage knows (RFC 9309). */
export async function robots(): Promise<RenderedDocument> {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    `Sitemap: ${setting('SITE_URL')}/sitemap.xml`,
  ];
  return { status: 200, type: 'text/plain', body: `${lines.join('\n')}\n` };
}

/**
 * The index of all maps (0.5 read units). Part 0 has the pages without a job, the legal ones in each language; `languages` has the
 * lists of jobs.
 * @throws StoreUnavailable
 */
export async function sitemapIndex(): Promise<RenderedDocument> {
  const numbered = Math.min(Math.ceil((await readLastId('job')) / idsPerPart), maxParts - 2);
  const parts = [...Array.from({ length: numbered + 1 }, (_, part) => String(part)), listsPart];
  return xml(
    'sitemapindex',
    parts.map((part) => element('sitemap', element('loc', `${setting('SITE_URL')}/sitemap-${part}.xml`))),
  );
}

/**
 * One map: the open jobs among a thousand ids (0.5 read units for each existing or missing id up to 4 KB), or the lists of jobs.
 * @param part as in the address, unchecked
 * @param now milliseconds since 1970
 * @throws StoreUnavailable
 */
export async function sitemapPart(part: string, now: EpochMs): Promise<RenderedDocument> {
  if (part === listsPart) return sitemapOfLists(now);
  if (part === '0')
    return xml(
      'urlset',
      otherPages.map((path) => urlOf(path)),
    );
  const last = await readLastId('job');
  if (!/^[1-9][0-9]{0,5}$/.test(part) || (Number(part) - 1) * idsPerPart >= last) return missingXml;
  const first = (Number(part) - 1) * idsPerPart + 1;
  const ids = Array.from({ length: Math.min(idsPerPart, last - first + 1) }, (_, index) => first + index);
  const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    readJobs(ids.slice(index * batch, (index + 1) * batch)),
  );
  const open = (await Promise.all(batches))
    .flat()
    .filter(({ summary }) => isOpenJob(summary, now))
    .sort((left, right) => left.summary.id - right.summary.id);
  return xml(
    'urlset',
    open.flatMap(({ summary, texts, changed_at }) =>
      pagesOf({ ...summary, texts }).map(({ path }) => urlOf(path, changed_at ?? summary.created_at)),
    ),
  );
}

/** The lists of jobs by language that have any, in every language of the site. */
async function sitemapOfLists(now: EpochMs): Promise<RenderedDocument> {
  const { readJobsByLanguage } = await import('./lists/languages-page.ts');
  const { pagesWithin } = await import('./lists/group-jobs.ts');
  const { languages, others } = await readJobsByLanguage(now);
  const lists: JobList[] = languages.flatMap(({ tag, jobs }) => [
    { tag },
    ...pagesWithin(jobs).map((within) => ({ tag, within })),
  ]);
  const hasAny = languages.length + others.length > 0;
  const pages = (hasAny ? [{}, ...lists] : []).flatMap((list) =>
    interfaceLanguages.map((site) => jobListPath(site, list)),
  );
  return xml(
    'urlset',
    pages.slice(0, maxPages).map((path) => urlOf(path)),
  );
}

const urlOf = (path: string, changedAt?: string) =>
  `<url><loc>${setting('SITE_URL')}${path}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}</url>`;
