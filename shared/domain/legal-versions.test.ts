import { expect, test } from 'vitest';
import { legalDocuments, legalVersions, minimumAge } from './legal-versions.ts';

test.each(legalDocuments)('the version of the document %s is a day', (document) => {
  const version = legalVersions[document];
  expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

test('accounts are for adults', () => {
  expect(minimumAge).toBe(18);
});
