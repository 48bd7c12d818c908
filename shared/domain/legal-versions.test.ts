import { expect, test } from 'vitest';
import {
  documentsToAccept,
  isCurrent,
  latestVersion,
  legalDocuments,
  legalVersions,
  minimumAge,
} from './legal-versions.ts';

test.each(legalDocuments)('the version of the document %s is a day', (document) => {
  const version = legalVersions[document];
  expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

test('accounts are for adults', () => {
  expect(minimumAge).toBe(18);
});

const changed = { privacy: '2026-11-26', terms: '2027-03-01' };

test.each([
  ['an account that never accepted anything', undefined, legalVersions, ['privacy', 'terms']],
  ['an account that accepted all of today', latestVersion, legalVersions, []],
  ['an account that accepted before one document changed', '2026-11-26', changed, ['terms']],
  ['an account that accepted the changed document', '2027-03-01', changed, []],
  ['an account that accepted an older version of both', '2025-01-01', changed, ['privacy', 'terms']],
])('%s has to accept what changed since', (_, until, current, documents) => {
  expect(documentsToAccept(until, current)).toEqual(documents);
});

test.each([
  [{ ...legalVersions }, true],
  [{ terms: legalVersions.terms }, false],
  [{ ...legalVersions, privacy: '2020-01-01' }, false],
  [{}, false],
])('only the versions that are shown today count: %o', (versions, expected) => {
  expect(isCurrent(versions)).toBe(expected);
});

test('one document alone may be the only one to accept', () => {
  expect(isCurrent({ terms: legalVersions.terms }, ['terms'])).toBe(true);
});
