import { describe, expect, test } from 'vitest';
import { codeLifetimeMs, purposes } from '#functions/entities/one-time-code/one-time-code.ts';
import { minuteMs } from '#shared/domain/time.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { type CodeUse, codeMail } from './code-mail.ts';

const siteUrl = 'https://portal.example/';
const code = '012345';
const uses: readonly CodeUse[] = [...purposes, 'candidate_sign_up', 'recruiter_sign_up'];

test.each(purposes)('contains one run of 6 digits, the code, in both parts for %s', (purpose) => {
  const mail = codeMail({ use: purpose, code, language: 'en', siteUrl });
  for (const part of [mail.text, mail.html]) expect(part.match(/\b[0-9]{6}\b/g)).toEqual([code]);
  expect(mail.subject).not.toMatch(/[\r\n0-9]/);
});

test('escapes the site’s address', () => {
  const { html } = codeMail({
    use: 'candidate',
    code,
    language: 'en',
    siteUrl: 'https://portal.example/?a="><script>&b',
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('?a=&quot;&gt;&lt;script&gt;&amp;b');
});

describe.each(interfaceLanguages)('in %s', (language) => {
  const mailFor = (use: CodeUse) => codeMail({ use, code, language, siteUrl });

  test.each(uses)('the mail for %s contains the code once, and how long it is valid', (use) => {
    const { subject, text, html } = mailFor(use);
    for (const part of [text, html]) {
      expect(part.match(/[0-9]{6}/g)).toEqual([code]);
      expect(part).toContain(String(codeLifetimeMs / minuteMs));
      expect(part).not.toMatch(/undefined|\$\{/);
    }
    expect(subject).not.toMatch(/[\r\n0-9]/);
    expect(html).toContain(`<html lang="${language}"`);
  });

  test.each(uses)('the mail for %s has no line of another language', (use) => {
    const own = mailFor(use).text.split('\n').filter(Boolean);
    for (const other of interfaceLanguages.filter((each) => each !== language)) {
      const foreign = codeMail({ use, code, language: other, siteUrl });
      expect(own.filter((line) => foreign.text.split('\n').includes(line))).toEqual([
        `    ${code}`,
        'Foreign Language Job Portal',
        siteUrl,
      ]);
      expect(foreign.subject).not.toBe(mailFor(use).subject);
    }
  });

  test('the mails for different uses differ', () => {
    expect(new Set(uses.map((use) => mailFor(use).text)).size).toBe(uses.length);
  });
});

test.each(uses)('the Arabic mail for %s is right to left in both parts', (use) => {
  const { subject, text, html } = codeMail({ use, code, language: 'ar', siteUrl });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line) && !/^(Foreign|https)/.test(line));
  for (const line of [subject, ...lines]) expect(line).toMatch(/^\p{Script=Arabic}/u);
});
