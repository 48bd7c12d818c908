import { expect, test } from 'vitest';
import { linksIn, markupOf, textOf } from '#test/support/markup-of.tsx';
import landing from '#web/locales/en/landing.json';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Stats } from './stats.tsx';

test('the hero says what the portal is for, and leads to the sign-ins of candidates and recruiters', () => {
  const html = markupOf(<Hero />, { landing });
  expect(textOf(html)).toContain('Find Your Dream Job Across Languages');
  expect(linksIn(html)).toMatchObject({ 'Join as Candidate': '/login', 'Join as Recruiter': '/recruiter/login' });
});

test('the figures are the configured ones', () => {
  const text = textOf(markupOf(<Stats />, { landing }));
  expect(text).toBe('Active Candidates 500+ Verified Recruiters 100+ Languages Supported 50+ Success Rate 95%');
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
