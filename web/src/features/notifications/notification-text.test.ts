import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import messages from '#shared/locales/en/screens/notifications.json' with { type: 'json' };
import { addEnglish } from '#web/lib/i18n.ts';
import { countText, messageKeyOf, siteLink } from './notification-text.ts';

test('every kind has its message', () => {
  expect(messageKeyOf({ kind: 'recruiter_verified', values: {} })).toBe('notifications.kind.recruiter_verified');
});

test('a shortlisting names the job if it has one', () => {
  expect(messageKeyOf({ kind: 'shortlisted', values: {} })).toBe('notifications.kind.shortlisted');
  expect(messageKeyOf({ kind: 'shortlisted', values: { job_title: 'Interpreter' } })).toBe(
    'notifications.kind.shortlistedForJob',
  );
});

test('a repeated event shows its count, and a single one shows none', () => {
  const text = messages['notifications.repeated'];
  addEnglish('notifications', { 'notifications.repeated': compileMessageOrThrow(text) });
  expect([countText({}), countText({ count: 1 }), countText({ count: 25 })]).toEqual([null, null, '25 times']);
});

test.each([null, '', 'https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)'])(
  '%s leads nowhere',
  (link) => {
    expect(siteLink(link)).toBeNull();
  },
);

test('a path of the site leads there', () => {
  expect(siteLink('/job/5')).toBe('/job/5');
});
