import { describe, expect, test } from 'vitest';
import type { Job } from '#shared/contracts/jobs.ts';
import { jobFields } from '#shared/domain/job-fields.ts';
import { usualValues } from '#shared/domain/plain-fields.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { jobPosting } from './job-posting.ts';
import { textsIn } from './parts/page-texts.ts';

const job: Job = {
  ...usualValues(jobFields),
  id: 7,
  title: 'Interpreter',
  description: 'First line\nsecond <b>line</b>',
  location: 'Berlin, Germany',
  country: 'DE',
  language: 'Japanese',
  language_requirements: { all: [], pairs: [] },
  job_type: 'contract',
  salary_min: 40_000,
  salary_max: 60_000,
  salary_currency: 'EUR',
  company_name: 'Okada',
  recruiter_id: 1,
  status: 'active',
  is_active: true,
  closing_date: '2026-03-03',
  closing_zone: 'Europe/Berlin',
  closes_at: isoInstant('2026-03-03T23:00:00.000Z'),
  created_at: isoInstant('2026-03-01T00:00:00.000Z'),
  benefits: 'Lunch',
  recruiter: { name: 'Chie Okada', company_name: 'Okada', email: null },
  views_count: 0,
  applications_count: 0,
  days_left: 2,
};

const postingOf = (changes: Partial<Job>) =>
  jobPosting({ ...job, ...changes }, 'https://jobs.example/jobs/7', textsIn('en'));

describe('the structured data of a job', () => {
  test('has what Google requires and recommends', () => {
    expect(postingOf({})).toMatchObject({
      '@type': 'JobPosting',
      title: 'Interpreter',
      datePosted: '2026-03-01T00:00:00.000Z',
      validThrough: '2026-03-03T22:59:59.000Z',
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization', name: 'Okada' },
      jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin', addressCountry: 'DE' } },
      baseSalary: { currency: 'EUR', value: { minValue: 40_000, maxValue: 60_000, unitText: 'YEAR' } },
      identifier: { '@type': 'PropertyValue', name: 'Foreign Language Job Portal', value: '7' },
    });
  });

  test('has the whole text as HTML in which no markup of the recruiter counts', () => {
    const { description } = postingOf({}) as { description: string };
    expect(description).toBe('<p>First line<br>second &lt;b&gt;line&lt;/b&gt;</p><p><b>Benefits</b></p><p>Lunch</p>');
  });

  test('names the country of applicants for work from home, and no place', () => {
    const posting = postingOf({ location: 'Remote, India', country: 'IN' });
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'IN' }],
    });
    expect(posting).not.toHaveProperty('jobLocation');
  });

  test('names the state of a place in the USA', () => {
    const address = { addressLocality: 'San Francisco', addressRegion: 'CA', addressCountry: 'US' };
    expect(postingOf({ location: 'San Francisco, CA', country: 'US' })).toMatchObject({ jobLocation: { address } });
  });

  test('takes the country that the recruiter chose before that of the place', () => {
    const posting = postingOf({ location: 'Toronto, CA', country: 'CA' });
    expect(posting).toMatchObject({ jobLocation: { address: { addressLocality: 'Toronto', addressCountry: 'CA' } } });
    expect(postingOf({ location: 'Remote', country: 'DE' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'DE' }],
    });
  });

  test('never says that work on site for some days is work from home', () => {
    const posting = postingOf({ location: 'Berlin, Germany (Hybrid)' });
    expect(posting).not.toHaveProperty('jobLocationType');
    expect(posting).toMatchObject({ jobLocation: { address: { addressCountry: 'DE' } } });
  });

  test('does not promise to apply with one press, as new candidates sign up first', () => {
    expect(postingOf({})).not.toHaveProperty('directApply');
  });

  test.each(['Remote', 'Berlin', 'Berlin, Germany'])('is left out where no country was chosen: %s', (location) => {
    expect(postingOf({ location, country: null })).toBeUndefined();
  });

  test('is left out where the place may be one of work or of living', () => {
    expect(postingOf({ location: 'Remote Berlin' })).toBeUndefined();
  });

  test.each([
    [null, null, undefined],
    [0, 0, undefined],
    [0, 60_000, { maxValue: 60_000 }],
    [40_000, null, { minValue: 40_000 }],
    [50_000, 50_000, { value: 50_000 }],
  ])('has a salary only as far as it is given: %s to %s', (salary_min, salary_max, value) => {
    const posting = postingOf({ salary_min, salary_max }) as { baseSalary?: { value: object } };
    if (value === undefined) expect(posting.baseSalary).toBeUndefined();
    else expect(posting.baseSalary?.value).toEqual({ '@type': 'QuantitativeValue', ...value, unitText: 'YEAR' });
  });

  test('has no end without a closing date', () => {
    expect(postingOf({ closing_date: null, closes_at: null })).not.toHaveProperty('validThrough');
  });
});
