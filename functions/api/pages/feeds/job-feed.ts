import { leaveOut } from '#functions/data/parse-each.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { isOpenJob } from '#functions/entities/job/visibility.ts';
import { setting, siteName } from '#functions/platform/env.ts';
import { jobIndex } from '#functions/services/search/job-index.ts';
import { jobQuery } from '#functions/services/search/job-query.ts';
import { find, type SearchQuery } from '#functions/services/search/search-store.ts';
import { cleanLine } from '#shared/domain/clean-text.ts';
import { type EpochMs, epochMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { RenderedDocument } from '../parts/page-frame.ts';
import { dataSection, paragraphs } from '../parts/written-text.ts';
import { element, missingXml, xmlDocument, xmlLangOf } from '../parts/xml.ts';
import { readPlace } from '../place/read-place.ts';

// The feed that job search engines read, in the elements that Indeed defined and most of them take
// (docs.indeed.com/indeed-apply/xml-feed, read 2026-11-27): a source with its jobs, each with its whole text. Values are CDATA
// sections, as it requires, and descriptions are HTML.

/** How many jobs a part has, and how many bytes of them: a function answers 6 MB at most. */
const maxJobs = 500;
const maxBytes = 4_000_000;
/** How many whole jobs one read of the table takes. */
const perRead = 100;

const types: Readonly<Record<StoredJob['summary']['job_type'], string>> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  internship: 'internship',
  freelance: 'contract',
};

const dataOf = (name: string, text: string) => element(name, dataSection(cleanLine(text)));

/** City, region and country, as far as the recruiter chose a country and its place can be read. */
function placeOf({ summary: { location }, country }: StoredJob): string[] {
  const place = country ? readPlace(location, country) : undefined;
  const inCountry = country ? [dataOf('country', country)] : [];
  if (place === 'remote') return [...inCountry, dataOf('remotetype', 'Fully remote')];
  const region = place?.region ? [dataOf('state', place.region)] : [];
  return [dataOf('city', place?.locality ?? location), ...region, ...inCountry];
}

function salaryOf({ summary: { salary_min, salary_max, salary_currency } }: StoredJob): string[] {
  const amounts = [salary_min, salary_max].filter((amount) => amount);
  if (amounts.length === 0) return [];
  return [dataOf('salary', `${salary_currency} ${[...new Set(amounts)].join(' - ')} per year`)];
}

function jobElement(job: StoredJob): string {
  const { summary, description, requirements, benefits } = job;
  return element(`job${xmlLangOf(summary.text_language)}`, [
    dataOf('title', summary.title),
    dataOf('date', summary.created_at),
    dataOf('referencenumber', String(summary.id)),
    dataOf('requisitionid', String(summary.id)),
    dataOf('url', `${setting('SITE_URL')}/jobs/${summary.id}`),
    dataOf('company', summary.company_name),
    ...placeOf(job),
    element('description', dataSection(paragraphs([description, requirements, benefits].filter(Boolean)))),
    ...salaryOf(job),
    dataOf('jobtype', types[summary.job_type]),
    dataOf('experience', summary.experience_level),
    ...(summary.closing_date ? [dataOf('expirationdate', summary.closing_date)] : []),
  ]);
}

/** The place in the newest-first order after which a part starts; null for none. */
function placeAt(after: string): SearchQuery['after'] | null {
  if (after === '-') return undefined;
  const [, at = '', id = ''] = /^([0-9]{1,13})-([0-9]{1,12})$/.exec(after) ?? [];
  return id === '' ? null : { at: toIso(epochMs(Number(at))), id: Number(id) };
}

/**
 * A part of the open jobs, newest first, each as it is in the table now (0.5 read units for each 4 KB of a job, 250 for a part
 * of jobs up to 4 KB). A part names the next one.
 * @param after as in the address, unchecked: milliseconds since 1970 and id of the last job of the part before
 * @throws StoreUnavailable
 */
export async function jobFeed(after: string, now: EpochMs): Promise<RenderedDocument> {
  const start = placeAt(after);
  if (start === null) return missingXml;
  const query = { ...(await jobQuery({}, 'newest', now)), limit: maxJobs, after: start, counted: 'nothing' as const };
  const { found, next } = await find(jobIndex, query, now);
  const whole = await readWhole(found.map(({ place }) => place.id));
  const texts = found.map(({ place }) => {
    const job = whole.get(place.id);
    return job && isOpenJob(job.summary, now) ? jobElement(job) : '';
  });
  const count = fitting(texts);
  const last = found[count - 1]?.place;
  const site = setting('SITE_URL');
  const nextUrl =
    last && (next || count < found.length) ? `${site}/jobs-${toEpochMs(last.at)}-${last.id}.xml` : undefined;
  return xmlDocument('source', [
    dataOf('publisher', siteName()),
    dataOf('publisherurl', site),
    dataOf('lastBuildDate', toIso(now)),
    ...(nextUrl ? [dataOf('next', nextUrl)] : []),
    ...texts.slice(0, count).filter(Boolean),
  ]);
}

async function readWhole(ids: readonly number[]): Promise<ReadonlyMap<number, StoredJob>> {
  const reads = Array.from({ length: Math.ceil(ids.length / perRead) }, (_, part) =>
    readJobs(ids.slice(part * perRead, (part + 1) * perRead), false, leaveOut),
  );
  return new Map((await Promise.all(reads)).flat().map((job) => [job.summary.id, job]));
}

/** How many of the texts fit into a part; at least one, so that the next part starts later. */
function fitting(texts: readonly string[]): number {
  let bytes = 0;
  const end = texts.findIndex((text) => {
    bytes += Buffer.byteLength(text);
    return bytes > maxBytes;
  });
  return end < 0 ? texts.length : Math.max(end, 1);
}
