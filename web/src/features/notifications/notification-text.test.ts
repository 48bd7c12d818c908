import { expect, test } from 'vitest';
import { messageKeyOf, siteLink } from './notification-text.ts';

test('every kind has its message', () => {
  expect(messageKeyOf({ kind: 'recruiter_verified', values: {} })).toBe('notifications.kind.recruiter_verified');
});

test('a place on a shortlist names the job when there is one', () => {
  expect(messageKeyOf({ kind: 'shortlisted', values: {} })).toBe('notifications.kind.shortlisted');
  expect(messageKeyOf({ kind: 'shortlisted', values: { job_title: 'Interpreter' } })).toBe(
    'notifications.kind.shortlistedForJob',
  );
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
