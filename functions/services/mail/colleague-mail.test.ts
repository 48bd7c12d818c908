import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { colleagueMail } from './colleague-mail.ts';

const siteUrl = 'https://portal.example';
const invitationUrl = `${siteUrl}/recruiter/invitation?id=7-0b0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10`;
const given = { inviter: 'Ada Lima', company: 'Lima & Sons', siteUrl, invitationUrl, days: 14 };

describe.each(interfaceLanguages)('the invitation of a colleague in %s', (language) => {
  const mail = colleagueMail({ ...given, language });

  test('names the inviter and the company, and leads to the page that accepts it', () => {
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.text).toContain('Lima & Sons');
    expect(mail.html).toContain('Lima &amp; Sons');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Ada Lima');
      expect(part).toContain(invitationUrl);
      expect(part).toContain('14');
      expect(part).not.toContain('undefined');
    }
    expect(mail.subject).not.toMatch(/Ada|Lima/);
  });

  test('has no line of another language', () => {
    for (const other of interfaceLanguages.filter((each) => each !== language)) {
      const foreign = colleagueMail({ ...given, language: other });
      const same = mail.text.split('\n').filter((line) => line && foreign.text.split('\n').includes(line));
      expect(same).toEqual(['Foreign Language Job Portal', siteUrl]);
      expect(foreign.subject).not.toBe(mail.subject);
    }
  });

  test('shows hostile names as text, without their links', () => {
    const hostile = 'Eve <script>alert(1)</script>\r\nBcc: all@mail.example https://evil.example';
    const { subject, text, html } = colleagueMail({ ...given, inviter: hostile, company: hostile, language });
    expect(html).not.toContain('<script>');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(subject + text + html).not.toContain('evil.example');
  });
});
