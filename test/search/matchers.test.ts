import { describe, expect, it } from 'vitest';
import { jobMatcher } from './matchers.ts';

const job = {
  title: 'Dolmetscher für Zürich',
  description: 'Conference work',
  company_name: 'Łódź Media',
  location: 'Zürich',
  language: 'Français',
  job_type: 'full-time',
  salary_min: 40_000,
  salary_max: 55_000,
  salary_currency: 'USD' as const,
};
const nothing = { salary_min: null, salary_max: null };

describe('the job search', () => {
  it.each([
    [{}, true],
    [{ keyword: 'ZURICH' }, true],
    [{ keyword: 'conference' }, true],
    [{ keyword: 'media' }, true],
    [{ keyword: 'francais' }, false],
    [{ language: 'francais' }, true],
    [{ location: 'Bern' }, false],
    [{ company: 'media' }, true],
    [{ job_type: 'contract' }, false],
    [{ salary_min: 30_000, salary_max: 60_000 }, true],
    [{ salary_min: 60_000 }, false],
    [{ salary_max: 30_000 }, false],
  ])('matches the filters %j: %s', (filters, found) => {
    expect(jobMatcher(filters)(job)).toBe(found);
  });

  it('does not match a missing salary', () => {
    expect(jobMatcher({ salary_min: 0 })({ ...job, ...nothing })).toBe(false);
    expect(jobMatcher({ salary_max: 30_000 })({ ...job, salary_max: 0 })).toBe(false);
  });
});
