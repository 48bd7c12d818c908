import { escapeHtml } from '#functions/platform/html.ts';
import type { Job } from '#shared/contracts/jobs.ts';
import type { jobTypes } from '#shared/domain/job-terms.ts';

// Structured data of a job by Google's rules for `JobPosting` (developers.google.com/search/docs/appearance/
// structured-data/job-posting, read 2026-11-22): title, description, datePosted, hiringOrganization and the place with
// its country are required; for work from home the countries where applicants may live.

const employmentTypes: Record<(typeof jobTypes)[number], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

const remote = /\b(?:remote|work from home|anywhere|home office)\b/i;

/** Usual names of countries besides those of CLDR. */
const otherNames: Record<string, string> = { USA: 'US', UK: 'GB', UAE: 'AE', 'SOUTH KOREA': 'KR', TURKEY: 'TR' };

let regions: Map<string, string> | undefined;

/** Country codes by English name and by code, in capitals: some 300. */
function regionsByName(): Map<string, string> {
  if (regions) return regions;
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  regions = new Map();
  for (const code of codes) {
    const name = names.of(code);
    if (name === undefined || code === 'ZZ') continue;
    regions.set(name.toUpperCase(), code).set(code, code);
  }
  for (const [name, code] of Object.entries(otherNames)) regions.set(name, code);
  return regions;
}

/** The country that ends a place as people write it (`Berlin, Germany`), as ISO 3166-1 code; undefined without one. */
export function countryOf(place: string): string | undefined {
  const last = place
    .split(/[,()/]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-1);
  return last === undefined ? undefined : regionsByName().get(last.toUpperCase());
}

function placeOf(location: string): object | undefined {
  const addressCountry = countryOf(location);
  if (addressCountry === undefined) return undefined;
  if (remote.test(location)) {
    const applicantLocationRequirements = { '@type': 'Country', name: addressCountry };
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements };
  }
  const locality = location.split(',').slice(0, -1).join(',').trim();
  const address = {
    '@type': 'PostalAddress',
    ...(locality ? { addressLocality: locality } : {}),
    addressCountry,
  };
  return { jobLocation: { '@type': 'Place', address } };
}

function salaryOf({ salary_min, salary_max, salary_currency }: Job): object {
  const [min, max] = [salary_min || undefined, salary_max || undefined];
  if (min === undefined && max === undefined) return {};
  const amount =
    min === undefined || max === undefined || min === max ? { value: min ?? max } : { minValue: min, maxValue: max };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: 'YEAR' };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: salary_currency, value } };
}

const paragraphOf = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const sectionOf = (title: string, text: string) => (text ? `<p><b>${title}</b></p>${paragraphOf(text)}` : '');

/**
 * A job as schema.org `JobPosting`, or undefined where its place names no country: Google refuses those.
 * @param url public address of the job
 * @param languages its language requirements as a sentence, or an empty text
 */
export function jobPosting(job: Job, url: string, languages = ''): object | undefined {
  const place = placeOf(job.location);
  if (!place) return undefined;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: [
      paragraphOf(job.description),
      sectionOf('Languages', languages),
      sectionOf('Requirements', job.requirements),
      sectionOf('Benefits', job.benefits),
    ].join(''),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: String(job.id) },
    datePosted: job.created_at,
    ...(job.closing_date === null ? {} : { validThrough: `${job.closing_date}T23:59:59Z` }),
    employmentType: employmentTypes[job.job_type],
    hiringOrganization: { '@type': 'Organization', name: job.company_name },
    ...place,
    ...salaryOf(job),
    directApply: true,
    url,
  };
}
