import { expect, test } from 'vitest';
import { verificationPages } from './verification-pages.ts';

const pages = Object.entries(verificationPages).flatMap(([scale, page]) => (page ? [[scale, page] as const] : []));

test.each(pages)('the page of %s is reached safely and names its source and day', (_, page) => {
  for (const url of [page.url, page.source]) expect(new URL(url).protocol).toBe('https:');
  expect(page.read_on).toMatch(/^20[0-9]{2}-[01][0-9]-[0-3][0-9]$/);
});

test('scales without an issuer have none', () => {
  expect([verificationPages.cefr, verificationPages.interpreter]).toEqual([null, null]);
});
