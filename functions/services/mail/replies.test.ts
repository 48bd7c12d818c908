import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalPath } from '#shared/domain/legal-pages.ts';
import { usualKinds } from '#shared/domain/notification-kinds.ts';
import { isoInstant } from '#shared/domain/time.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { addressNoticeMail } from './address-notice-mail.ts';
import { codeMail } from './code-mail.ts';
import { invitationMail } from './invitation-mail.ts';
import type { Mail } from './mail-page.ts';
import { notificationMail } from './notification-mail.ts';
import { reminderMail } from './reminder-mail.ts';
import { repliesPart } from './replies.ts';

const at = isoInstant('2026-11-26T10:00:00.000Z');
const siteUrl = 'https://portal.example';
const url = `${siteUrl}/page`;
const kinds = usualKinds;

type Language = (typeof interfaceLanguages)[number];

/** Every kind of mail that the portal sends. */
const mails: Readonly<Record<string, (language: Language) => Mail>> = {
  'a code': (language) => codeMail({ use: 'candidate', code: '012345', language, siteUrl }),
  'a notice to a previous address': (language) => addressNoticeMail({ changedAt: at, language, siteUrl, undoUrl: url }),
  'a reminder': (language) => reminderMail({ planName: 'Basic', end: at, language, siteUrl }),
  'an invitation': (language) => invitationMail({ inviter: 'Ada', language, siteUrl }),
  ...Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (language: Language) => notificationMail({ kind, values: {}, link: '/', language, siteUrl, optOutUrl: url }),
    ]),
  ),
};

beforeEach(() => {
  vi.stubEnv('SUPPORT_EMAIL', '');
  vi.stubEnv('SUPPORT_PHONE', '');
});
afterEach(() => vi.unstubAllEnvs());

describe.each(Object.entries(mails))('the mail with %s', (_, mailIn) => {
  test.each(interfaceLanguages)('says in %s where a reply goes', (language) => {
    for (const [email, phone] of [
      ['help@jobs.example', '+91 80 5550 0100'],
      ['', '+91 80 5550 0100'],
      ['', ''],
    ]) {
      vi.stubEnv('SUPPORT_EMAIL', email);
      vi.stubEnv('SUPPORT_PHONE', phone);
      const { text, html } = mailIn(language);
      const said = repliesPart(language);
      expect(text.endsWith(`${said.text}\n`)).toBe(true);
      expect(html).toContain(said.html);
      if (email || phone) for (const part of [text, html]) expect(part).toContain(email || phone);
    }
  });
});

describe.each(Object.entries(mails))('the mail with %s', (_, mailIn) => {
  test.each(interfaceLanguages)('links in %s the privacy notice and the imprint of that language', (language) => {
    const { text, html } = mailIn(language);
    for (const page of ['privacy', 'imprint'] as const) {
      const address = siteUrl + legalPath(language, page);
      expect(text).toContain(address);
      expect(html).toContain(`href="${address}"`);
    }
  });
});

test.each(['SUPPORT_EMAIL', 'SUPPORT_PHONE', 'none'])('has words of its own in every language with %s', (setting) => {
  if (setting !== 'none') vi.stubEnv(setting, 'contact');
  const said = interfaceLanguages.map((language) => repliesPart(language).text);
  expect(new Set(said).size).toBe(interfaceLanguages.length);
});

test('shows the operator’s contact as text', () => {
  vi.stubEnv('SUPPORT_EMAIL', '"><script>@jobs.example');
  expect(repliesPart('ar').html).not.toContain('<script>');
});
