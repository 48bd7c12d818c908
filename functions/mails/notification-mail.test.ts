import { describe, expect, test } from 'vitest';
import { mailedKinds } from '#shared/contracts/notifications.ts';
import { textsIn } from './mail-texts.ts';
import { notificationMail } from './notification-mail.ts';

const attack = 'Job<script>alert(1)</script>"&\r\nBcc: all@mail.example\u202E';
const values = {
  job_title: attack,
  company_name: attack,
  candidate_name: attack,
  plan_name: attack,
  status: 'hired',
  method: 'phone',
};
const base = {
  values,
  link: '/job/5',
  language: 'en',
  siteUrl: 'https://portal.example',
  optOutUrl: 'https://portal.example/unsubscribe?token=abc',
};
const kinds = Object.values(mailedKinds).flat();

describe.each(kinds)('the mail about %s', (kind) => {
  const mail = notificationMail({ ...base, kind });

  test('says what happened and where to look, and how to stop', () => {
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('https://portal.example/job/5');
      expect(part).toContain('https://portal.example/unsubscribe?token=abc');
      expect(part).not.toMatch(/undefined|null|NaN/);
    }
  });

  test('lets nothing that people typed become markup, a line or a direction', () => {
    expect(mail.html).not.toContain('<script>');
    expect(mail.subject).not.toMatch(/[\r\n\u202E]/);
    expect(mail.text).not.toMatch(/^Bcc:/m);
    expect(mail.text + mail.html).not.toContain('\u202E');
  });
});

test.each(['reviewed', 'shortlisted', 'rejected', 'hired', 'another'])('a status %s has its news', (status) => {
  const { text } = notificationMail({
    ...base,
    kind: 'application_status_changed',
    values: { job_title: 'Interpreter', company_name: 'Lima', status },
  });
  expect(text).toMatch(/Lima.*Interpreter|Interpreter.*Lima/);
});

test('a place on a shortlist without a job names none', () => {
  const { text, subject } = notificationMail({ ...base, kind: 'shortlisted', values: {}, link: null });
  expect(subject).toBe('You are on a shortlist');
  expect(text).toContain('https://portal.example/\n');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never leads to %s',
  (link) => {
    const { text, html } = notificationMail({ ...base, kind: 'recruiter_verified', link });
    expect(text + html).not.toContain('evil.example');
    expect(text + html).not.toContain('javascript:');
  },
);

test.each([null, 'en', 'EN-gb', 'xx', ''])(
  'the texts for %j come in English, as there is no closer language',
  (tag) => {
    expect(textsIn(tag).language).toBe('en');
  },
);
