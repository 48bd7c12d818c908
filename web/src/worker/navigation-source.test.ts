import { expect, test } from 'vitest';
import { documentRoutes } from '#shared/contracts/documents.ts';
import { htmlPaths } from '#web/config/prerendered-paths.ts';
import { navigationSource } from './navigation-source.ts';

test('screens without HTML of their own are answered with the shell', () => {
  for (const path of ['/candidate/dashboard', '/job/7', '/subscription/1', '/no/such/page', '/candidate/profile']) {
    expect(navigationSource(path), path).toBe('shell');
  }
});

test('prerendered and legal pages are requested from the network first', () => {
  expect(htmlPaths).toEqual(expect.arrayContaining(['/jobs', '/ar/privacy']));
  for (const path of ['/', ...htmlPaths]) expect(navigationSource(path), path).toBe('network');
});

test('the page of a job is requested from the network first, as the API renders it', () => {
  expect(navigationSource('/jobs/7')).toBe('network');
  for (const path of ['/jobs/no-number', '/jobs/', '/jobs/1/2']) expect(navigationSource(path), path).toBe('network');
});

test('a list of jobs by language is requested from the network first, as the API renders it', () => {
  for (const path of [
    '/jobs/language',
    '/jobs/language/de',
    '/ar/jobs/language',
    '/ja/jobs/language/de/place/k%C3%B6ln',
  ])
    expect(navigationSource(path), path).toBe('network');
});

test('an address that the edge redirects is requested from the network first', () => {
  for (const path of ['/login/', '/job/7).', '/jobs/7.', '/robots.txt,'])
    expect(navigationSource(path), path).toBe('network');
});

test('documents for machines, calls and files are left to the browser', () => {
  const documents = [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-3.xml',
    '/sitemap-languages.xml',
    '/jobs.atom',
    '/jobs.xml',
    '/jobs-1-2.xml',
  ];
  for (const path of documents) {
    expect(Object.values(documentRoutes).some(({ publicPath }) => publicPath.test(path))).toBe(true);
  }
  for (const path of [...documents, '/api', '/api/jobs', '/api/pages/jobs/7', '/preview.png', '/assets/base-1.js']) {
    expect(navigationSource(path), path).toBe('browser');
  }
});

test('a path that only begins like the calls is a screen', () => {
  expect(navigationSource('/apiary')).toBe('shell');
});
