import { expect, test } from 'vitest';
import { legalPages } from '#shared/domain/legal-pages.ts';
import { linksIn, markupOf, textOf } from '#test/support/markup-of.tsx';
import { PublicLayout } from './public-layout.tsx';

const html = () => markupOf(<PublicLayout />, {});

test('the header leads guests to the sign-in and to the sign-up', () => {
  const [header = ''] = /<header.*<\/header>/s.exec(html()) ?? [];
  expect(linksIn(header)).toMatchObject({ Login: '/login', 'Get Started': '/signup' });
});

test('the footer has links for candidates, recruiters and the company, and the copyright', () => {
  const [footer = ''] = /<footer.*<\/footer>/s.exec(html()) ?? [];
  const columns = [...footer.matchAll(/<nav aria-label="([^"]*)"/g)].map(([, title]) => title);
  expect(columns).toEqual(['For Candidates', 'For Recruiters', 'Company', 'Legal information']);
  expect(textOf(footer)).toContain('© 2024 Foreign Language Job Portal');
});

test('the footer links every legal page, in the language of the site', () => {
  const [footer = ''] = /<footer.*<\/footer>/s.exec(html()) ?? [];
  expect(Object.values(linksIn(footer))).toEqual(expect.arrayContaining(legalPages.map((page) => `/en/${page}`)));
});
