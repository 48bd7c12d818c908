import { expect, test } from 'vitest';
import { interfaceLanguages } from '#shared/domain/interface-languages.ts';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import type applicants from '#web/locales/en/applicants.json';
import applications from '#web/locales/en/applications.json';
import { ApplicationStatusBadge } from './status-badge.tsx';

test('a reviewed application is called so in the list of the candidate', () => {
  expect(textOf(markupOf(<ApplicationStatusBadge status="reviewed" />, { applications })).trim()).toBe('Reviewed');
});

test.each(interfaceLanguages)('both sides have one word for a reviewed application: %s', async (language) => {
  const candidates: typeof applications = await import(`../../locales/${language}/applications.json`);
  const recruiters: typeof applicants = await import(`../../locales/${language}/applicants.json`);
  expect(candidates['applications.state.reviewed']).toBe(recruiters['applicants.status.reviewed']);
});
