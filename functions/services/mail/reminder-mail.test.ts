import { afterEach, expect, test, vi } from 'vitest';
import { isoInstant } from '#shared/domain/time.ts';
import { reminderMail } from './reminder-mail.ts';

const base = { planName: 'Basic', end: isoInstant('2026-12-12T09:30:00.000Z'), siteUrl: 'https://portal.example' };

afterEach(() => vi.unstubAllEnvs());

test.each([
  [null, 'ja'],
  ['pt', 'ja'],
  ['de', 'de'],
])('an account with the language %j gets mails of a Japanese site in %s', (language, shown) => {
  vi.stubEnv('SITE_LANGUAGE', 'ja');
  expect(reminderMail({ ...base, language }).html).toContain(`<html lang="${shown}"`);
});

test.each([
  [null, 'en', 'December 12, 2026'],
  ['de-AT', 'de', '12. Dezember 2026'],
  ['ar', 'ar', '12 ديسمبر 2026'],
  ['ja-JP', 'ja', '2026年12月12日'],
  ['hi-IN', 'hi', '12 दिसंबर 2026'],
])('the reminder in %j contains plan, day and a link to the plans', (tag, language, day) => {
  const { subject, text, html } = reminderMail({ ...base, language: tag });
  expect(html).toContain(`<html lang="${language}"`);
  expect(subject).toContain('Foreign Language Job Portal');
  for (const part of [text, html]) {
    expect(part).toContain('Basic');
    expect(part).toContain(day);
    expect(part).toContain('https://portal.example/recruiter/subscription-plans');
  }
});

test.each(['en', 'de', 'ar'])('a plan’s name cannot become markup in %s', (language) => {
  const { html } = reminderMail({ ...base, language, planName: '</bdi><script>' });
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/bdi>/g)).toHaveLength(1);
});
