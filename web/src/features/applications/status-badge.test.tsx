import { expect, test } from 'vitest';
import type applicants from '#shared/locales/en/screens/applicants.json';
import applications from '#shared/locales/en/screens/applications.json';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { ApplicationStatusBadge } from './status-badge.tsx';

test('a reviewed application is called so in the list of the candidate', () => {
  expect(textOf(markupOf(<ApplicationStatusBadge status="reviewed" />, { applications })).trim()).toBe('Reviewed');
});

test.each(interfaceLanguages)('both sides have one word for a reviewed application: %s', async (language) => {
  const candidates: typeof applications = await import(
    `../../../../shared/locales/${language}/screens/applications.json`
  );
  const recruiters: typeof applicants = await import(`../../../../shared/locales/${language}/screens/applicants.json`);
  expect(candidates['applications.state.reviewed']).toBe(recruiters['applicants.status.reviewed']);
});
