import { siteName } from '#functions/platform/env.ts';
import { escapeHtml } from '#functions/platform/html.ts';
import type { Job } from '#shared/contracts/jobs.ts';
import type { jobTypes } from '#shared/domain/job-terms.ts';
import { addMs, toEpochMs, toIso } from '#shared/domain/time.ts';
import type { PageTexts } from './parts/page-texts.ts';
import { readPlace } from './place/read-place.ts';

// Structured data of a job by Google's rules for `JobPosting` (developers.google.com/search/docs/appearance/
// structured-data/job-posting, read 2026-11-25): title, description, datePosted, hiringOrganization and the place with
// its country are required; for work that is always from home the countries where applicants may live. What is published
// is never more than the job says. `directApply` is left out: Google means one press of Apply and one entry of details,
// while a new candidate signs up first and then finds the job again.

const employmentTypes: Record<(typeof jobTypes)[number], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
  freelance: 'CONTRACTOR',
};

function placeOf({ location, country }: Job): object | undefined {
  const place = country ? readPlace(location, country) : undefined;
  if (place === undefined) return undefined;
  if (place === 'remote') {
    const countries = [{ '@type': 'Country', name: country }];
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: countries };
  }
  const address = {
    '@type': 'PostalAddress',
    ...(place.locality ? { addressLocality: place.locality } : {}),
    ...(place.region ? { addressRegion: place.region } : {}),
    addressCountry: country,
  };
  return { jobLocation: { '@type': 'Place', address } };
}

function salaryOf({ salary_min, salary_max, salary_currency }: Job): object {
  const [min, max] = [salary_min || undefined, salary_max || undefined];
  if (min === undefined && max === undefined) return {};
  const range = { ...(min === undefined ? {} : { minValue: min }), ...(max === undefined ? {} : { maxValue: max }) };
  const amount = min === max ? { value: min } : range;
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: 'YEAR' };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: salary_currency, value } };
}

/** The last second in which the job takes applications. */
const validThrough = ({ closes_at }: Job): object =>
  closes_at ? { validThrough: toIso(addMs(toEpochMs(closes_at), -1000)) } : {};

const paragraphOf = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const sectionOf = (title: string, text: string) => (text ? `<p><b>${title}</b></p>${paragraphOf(text)}` : '');

/**
 * A job as schema.org `JobPosting`, or undefined without the country that its recruiter chose: Google refuses those without one.
 * @param url public address of the job
 * @param texts of its page, which name the parts of its text
 * @param languages its language requirements as a sentence, or an empty text
 */
export function jobPosting(job: Job, url: string, { say }: PageTexts, languages = ''): object | undefined {
  const place = placeOf(job);
  if (!place) return undefined;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: [
      paragraphOf(job.description),
      sectionOf(say('servedPages.job.languages'), languages),
      sectionOf(say('servedPages.job.requirements'), job.requirements),
      sectionOf(say('servedPages.job.benefits'), job.benefits),
    ].join(''),
    identifier: { '@type': 'PropertyValue', name: siteName(), value: String(job.id) },
    datePosted: job.created_at,
    ...validThrough(job),
    employmentType: employmentTypes[job.job_type],
    hiringOrganization: { '@type': 'Organization', name: job.company_name },
    ...place,
    ...salaryOf(job),
    url,
  };
}
