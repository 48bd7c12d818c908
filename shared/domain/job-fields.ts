import { countryCodes } from './countries.ts';
import { experienceLevels, jobTypes } from './job-terms.ts';
import { occupationSlugs } from './occupation-slugs.ts';
import type { PlainFields } from './plain-fields.ts';
import { salaryCurrencies } from './salary.ts';

// The plain fields of a job. Its description, of which lists have an excerpt, its language requirements, closing date and
// state have rules of their own.

/** Those that lists show: they are in the summary, which indexes copy. */
export const listedJobFields = {
  title: { kind: 'title', max: 120, missing: 'job_title_missing' },
  /** The language of its texts, which people chose or confirmed. Jobs from before there was a choice have none. */
  text_language: { kind: 'tag', optional: true, isNew: true },
  location: { kind: 'line', max: 100, missing: 'job_location_missing' },
  /** As shown; empty: the first required language, in English. */
  language: { kind: 'line', max: 60 },
  /** What the recruiter chose: it is found by its names in all languages. Jobs from before there was a choice have none. */
  occupation: { kind: 'choice', of: occupationSlugs, optional: true, isNew: true },
  job_type: { kind: 'choice', of: jobTypes, usual: 'full-time' },
  experience_level: { kind: 'choice', of: experienceLevels, usual: 'entry' },
  salary_min: { kind: 'amount', usual: null },
  salary_max: { kind: 'amount', usual: null },
  salary_currency: { kind: 'choice', of: salaryCurrencies, usual: salaryCurrencies[0] },
} as const satisfies PlainFields;

/** Those of the job itself. */
export const wholeJobFields = {
  requirements: { kind: 'paragraphs', max: 4_000, usual: '' },
  benefits: { kind: 'paragraphs', max: 4_000, usual: '' },
  /**
   * By its code of ISO 3166-1: the country of the place, or where applicants for remote work may live; public job pages
   * state it to search engines. Jobs from before there was a choice have none.
   */
  country: { kind: 'choice', of: countryCodes, optional: true },
} as const satisfies PlainFields;

export const jobFields = { ...listedJobFields, ...wholeJobFields };
