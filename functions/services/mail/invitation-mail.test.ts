import { describe, expect, test } from 'vitest';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { invitationMail } from './invitation-mail.ts';

const siteUrl = 'https://portal.example';

describe.each(interfaceLanguages)('the invitation in %s', (language) => {
  const mail = invitationMail({ inviter: 'Ada Lima', language, siteUrl });

  test('names the inviter and leads to the sign-in of admins, without a code or token', () => {
    expect(mail.html).toContain(`<html lang="${language}"`);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Ada Lima');
      expect(part).toContain(`${siteUrl}/admin/login`);
      expect(part).not.toMatch(/undefined|token|[0-9]{6}/);
    }
    expect(mail.subject).not.toContain('Ada');
  });

  test('has no line of another language', () => {
    for (const other of interfaceLanguages.filter((each) => each !== language)) {
      const foreign = invitationMail({ inviter: 'Ada Lima', language: other, siteUrl });
      const same = mail.text.split('\n').filter((line) => line && foreign.text.split('\n').includes(line));
      expect(same).toEqual(['Foreign Language Job Portal', siteUrl]);
      expect(foreign.subject).not.toBe(mail.subject);
    }
  });

  test('reads well without the inviter, and shows a hostile name as text', () => {
    expect(invitationMail({ inviter: null, language, siteUrl }).text).not.toMatch(/null|undefined|\u2068/);
    const { subject, text, html } = invitationMail({
      inviter: 'Eve <script>alert(1)</script>\r\nBcc: all@mail.example https://evil.example',
      language,
      siteUrl,
    });
    expect(html).not.toContain('<script>');
    expect(text).not.toMatch(/^Bcc:/m);
    expect(subject + text + html).not.toContain('evil.example');
  });
});
