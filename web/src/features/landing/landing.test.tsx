import { expect, test } from 'vitest';
import { homeLanguages } from '#shared/domain/job-list-address.ts';
import landing from '#shared/locales/en/screens/landing.json';
import { linksIn, markupOf, textOf } from '#test/support/markup-of.tsx';
import { Board } from './board.tsx';
import { Closing } from './closing.tsx';
import { figuresAtBuild } from './counted-figures.ts';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Stats } from './stats.tsx';

test('the hero says what the portal is for, and leads to the sign-ins of candidates and recruiters', () => {
  const html = markupOf(<Hero />, { landing });
  expect(textOf(html)).toContain('Find Your Dream Job Across Languages');
  expect(linksIn(html)).toMatchObject({ 'Join as Candidate': '/login', 'Join as Recruiter': '/recruiter/login' });
});

test('the figures are the documented ones', () => {
  const text = textOf(markupOf(<Stats />, { landing }));
  expect(text).toBe('Active Candidates 500+ Verified Recruiters 100+ Languages Supported 50+ Success Rate 95%');
});

test('a deployment may show counted figures, with their day', () => {
  figuresAtBuild.placeholders = {
    candidates: '812',
    recruiters: '40',
    jobs: '96',
    applications: '1,204',
    day: 'today',
  };
  const text = textOf(markupOf(<Stats />, { landing }));
  delete figuresAtBuild.placeholders;
  expect(text).toBe('Active Candidates 812 Verified Recruiters 40 Open Jobs 96 Applications 1,204 Counted on today.');
});

test('each language of the board leads to the search for its jobs, and one link to all languages', () => {
  const links = Object.values(linksIn(markupOf(<Board />, { landing })));
  expect(links).toEqual([...homeLanguages.map((tag) => `/jobs?tag=${tag}`), '/jobs/language']);
});

test('four features are advertised', () => {
  const headings = [...markupOf(<Features />, { landing }).matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, text]) => text);
  expect(headings).toEqual(['Multi-Language Support', 'Verified Profiles', 'Direct Hiring', 'Quality Screening']);
});

test('the last block leads to the jobs, to the sign-up of recruiters and to the sign-in of admins', () => {
  expect(linksIn(markupOf(<Closing />, { landing }))).toEqual({
    'Find Jobs': '/jobs',
    'Post a Job': '/recruiter/signup',
    'Admin Login': '/admin/login',
  });
});
