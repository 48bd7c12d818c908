import { expect, test } from 'vitest';
import { jobTypes } from '#shared/domain/job-terms.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { siteAt, textsIn } from './page-texts.ts';

const screens = import.meta.glob<Record<string, string>>(
  '../../../../shared/locales/*/screens/{common,jobs,jobPostings}.json',
  {
    eager: true,
    import: 'default',
  },
);

/** Texts of served pages, and what the screens say in their place. */
const pairs = [
  ...jobTypes.map((type) => [`servedPages.type.${type}`, `common.jobType.${type}`] as const),
  ['servedPages.pay.range', 'common.salary.range'],
  ['servedPages.pay.from', 'common.salary.from'],
  ['servedPages.pay.upTo', 'common.salary.max'],
  ['servedPages.posted', 'jobPostings.card.posted'],
  ['servedPages.notFound.title', 'common.notFound.title'],
  ['servedPages.notFound.text', 'common.notFound.text'],
  ['servedPages.job.missing', 'jobs.details.notFound'],
  ['servedPages.job.closed', 'jobs.details.isClosed'],
  ['servedPages.job.similar', 'jobs.details.similar'],
  ['servedPages.job.languages', 'jobs.details.languages'],
  ['servedPages.job.requirements', 'jobs.details.requirements'],
  ['servedPages.job.benefits', 'jobs.details.benefits'],
] as const;

test.each(interfaceLanguages)('served pages in %s use the words of the screens', (language) => {
  const file = (name: string) => screens[`../../../../shared/locales/${language}/screens/${name}.json`] ?? {};
  const said = { ...file('common'), ...file('jobs'), ...file('jobPostings') };
  const values = { min: '{min}', max: '{max}', date: '{date}' };
  for (const [served, screen] of pairs) expect(textsIn(language).say(served, values), served).toBe(said[screen]);
});

test.each([
  ['de', 'de'],
  ['-', 'en'],
  ['', 'en'],
  ['xx', 'en'],
  ['constructor', 'en'],
])('the part %j of an address means the language %s', (part, language) => {
  expect(siteAt(part)).toBe(language);
});
