import { expect, test } from 'vitest';
import jobPostings from '#shared/locales/en/screens/jobPostings.json';
import { linksIn, markupOf, textOf } from '#test/support/markup-of.tsx';
import { PostNewJob } from './post-new-job.tsx';
import type { PostingObstacle } from './posting-right.ts';

const htmlOf = (obstacle: PostingObstacle) =>
  markupOf(<PostNewJob right={{ obstacle, verified: true, hasSubscription: obstacle === 'none' }} />, { jobPostings });

test('Post New Job leads to the form when nothing is missing', () => {
  expect(linksIn(htmlOf('none'))).toEqual({ 'Post New Job': '/post-job' });
});

test.each(['noSubscription', 'notVerified', 'unknown'] as const)('Post New Job is disabled: %s', (obstacle) => {
  const html = htmlOf(obstacle);
  expect(textOf(html)).toBe('Post New Job');
  expect(html).toMatch(/<button[^>]* disabled=""/);
  expect(linksIn(html)).toEqual({});
});
