import { describe, expect, test } from 'vitest';
import { linkTo, paramsAt, routeAt } from './links.ts';
import { prerenderedPaths } from './prerendered-paths.ts';
import { routeNames, routes } from './routes.ts';

describe('a link', () => {
  test('fills in the parameters of the path', () => {
    expect(linkTo('jobApplicants', { jobId: 7 })).toBe('/job/7/applicants');
    expect(linkTo('invoice', { paymentId: 'a/b' })).toBe('/payments/a%2Fb/invoice');
  });

  test('leaves out an absent optional parameter and absent values of the query', () => {
    expect(linkTo('candidateProfile')).toBe('/candidate/profile');
    expect(linkTo('candidateProfile', { candidateId: 3 })).toBe('/candidate/profile/3');
    expect(linkTo('candidateSignup', {}, { type: 'candidate', email: 'a+b@example.com', from: undefined })).toBe(
      '/signup?type=candidate&email=a%2Bb%40example.com',
    );
  });
});

describe('the screen at a path', () => {
  const withoutParams = (path: string) => path.replace(/:\w+\??/g, '1');

  test.each(routeNames.filter((name) => name !== 'notFound'))('%s is found by its own path', (name) => {
    expect(routeAt(withoutParams(routes[name].path))).toBe(name);
  });

  test('is found without an optional parameter and with a slash at the end', () => {
    expect(routeAt('/candidate/profile')).toBe('candidateProfile');
    expect(routeAt('/jobs/')).toBe('jobs');
  });

  test.each(['/nowhere', '/job', '/job/1/2', '/jobs/1/2'])('%s has none', (path) => {
    expect(routeAt(path)).toBeUndefined();
  });
});

test('the parameters of a path are read by their names, and absent optional ones are left out', () => {
  expect(paramsAt('jobApplicants', '/job/7/applicants')).toEqual({ jobId: '7' });
  expect(paramsAt('candidateProfile', '/candidate/profile/3')).toEqual({ candidateId: '3' });
  expect(paramsAt('candidateProfile', '/candidate/profile')).toEqual({});
});

test('only screens for guests are prerendered, each at a plain path', () => {
  expect(prerenderedPaths.length).toBeGreaterThan(0);
  for (const path of prerenderedPaths) {
    expect(path).toMatch(/^(\/[a-z-]+)+$/);
    expect(routes[routeAt(path) ?? 'notFound'].access, path).toBe('public');
  }
});
