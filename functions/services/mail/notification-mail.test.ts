import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { type MailedKind, mailedKinds, type UsualKind, usualKinds } from '#shared/domain/notification-kinds.ts';
import notices from '#shared/locales/en/mails/notices.json' with { type: 'json' };
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { moneyOptions } from '#shared/texts/money-format.ts';
import { notificationMail } from './notification-mail.ts';

const attack = 'Job<script>alert(1)</script>"&\r\nBcc: all@mail.example\u202E';
const values = {
  job_title: attack,
  company_name: attack,
  candidate_name: attack,
  plan_name: attack,
  scale: 'JLPT',
  search_name: attack,
  name: attack,
  found: 3,
  status: 'hired',
  method: 'phone',
  amount: 999,
};
const base = {
  values,
  link: '/job/5',
  language: 'en',
  siteUrl: 'https://portal.example',
  optOutUrl: 'https://portal.example/unsubscribe?token=abc',
};
const kinds = usualKinds;

/** User input that the mail of each kind shows. */
const shown: Record<UsualKind, readonly string[]> = {
  application_status_changed: ['Interpreter', 'Lima'],
  shortlisted: ['Interpreter', 'Lima'],
  contacted: ['Interpreter', 'Lima'],
  profile_unlocked: ['Lima'],
  message_received: ['Lima'],
  interview_changed: ['Lima'],
  application_received: ['Interpreter', 'C***'],
  recruiter_verified: [],
  subscription_started: ['Basic'],
  subscription_ended: ['Basic'],
  payment_received: ['Basic'],
  payment_refunded: ['Basic'],
  refund_failed: ['Basic'],
  payment_failed: ['Basic'],
  certificate_checked: ['JLPT'],
  report_decided: [],
  jobs_found: ['Japanese in Pune'],
  candidates_found: ['Japanese in Pune'],
};
const usual = {
  job_title: 'Interpreter',
  company_name: 'Lima',
  name: 'Lima',
  candidate_name: 'C***',
  plan_name: 'Basic',
  amount: 999,
  scale: 'JLPT',
  search_name: 'Japanese in Pune',
  found: 3,
};

/** The values by which a message chooses among its texts, each choice with those before it. */
const choicesIn = (tokens: readonly unknown[], before: Record<string, string> = {}): Record<string, string>[] =>
  tokens.flatMap((token) => {
    const [name, , cases] = Array.isArray(token) ? token : [];
    return Object.entries(typeof cases === 'object' ? cases : {}).flatMap(([chosen, inner]) => {
      const values = { ...before, [name]: chosen };
      return [values, ...choicesIn((inner ?? []) as readonly unknown[], values)];
    });
  });

describe.each(interfaceLanguages)('in %s', (language) => {
  const inLanguage = { ...base, language };

  describe.each(kinds)('the mail about %s', (kind) => {
    const mail = notificationMail({ ...inLanguage, kind });
    const plain = notificationMail({ ...inLanguage, kind, values: usual });

    test('is in that language, and has its own text', () => {
      expect(mail.html).toContain(`<html lang="${language}"`);
      for (const other of interfaceLanguages.filter((each) => each !== language)) {
        const foreign = notificationMail({ ...inLanguage, kind, language: other, values: usual });
        const same = plain.text.split('\n').filter((line) => line && foreign.text.split('\n').includes(line));
        expect(same).toEqual(['Foreign Language Job Portal']);
        expect(foreign.subject).not.toBe(plain.subject);
      }
    });

    test('describes the event, with a link to it and one to unsubscribe', () => {
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain('https://portal.example/job/5');
        expect(part).toContain('https://portal.example/unsubscribe?token=abc');
        expect(part).not.toMatch(/undefined|null|NaN/);
      }
    });

    test('shows each value, in the text and in the HTML', () => {
      for (const value of shown[kind]) {
        expect(plain.text).toContain(value);
        expect(plain.html).toContain(value);
      }
    });

    test('prevents user input from becoming markup, a line or a direction', () => {
      expect(mail.html).not.toContain('<script>');
      expect(mail.subject).not.toMatch(/[\r\n\u202E]/);
      expect(mail.text).not.toMatch(/^Bcc:/m);
      expect(mail.text + mail.html).not.toContain('\u202E');
    });
  });

  test.each(['payment_received', 'payment_refunded', 'refund_failed'] as const)(
    'the mail about %s writes money as the site does',
    (kind) => {
      const amount = 123_456;
      const mail = notificationMail({ ...inLanguage, kind, values: { plan_name: 'Basic', amount } });
      const written = new Intl.NumberFormat(language, moneyOptions('INR')).format(amount);
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(written);
        expect(part.match(/₹/g)).toHaveLength(1);
      }
    },
  );

  test.each(kinds)('the mail about %s says the same in the text and in the HTML, whichever text is chosen', (kind) => {
    for (const chosen of [{}, ...choicesIn(compileMessage(notices[`about.${kind}.message`]))]) {
      const values = { ...usual, own: '09:00', other: '10:00', ...chosen };
      const { text, html } = notificationMail({ ...inLanguage, kind, values });
      const said = [...html.replaceAll(/<\/?bdi>/g, '').matchAll(/<p>([^<]+)<\/p>/g)].map(([, each]) => each);
      expect(said).not.toEqual([]);
      for (const each of said) expect(text).toContain(each);
    }
  });

  test.each([
    ['agreed', 'company'],
    ['agreed', 'person'],
    ['ended', 'left'],
  ])(
    'the mail about an interview that is %s, and passed to another person, says to the %s that it passed',
    (step, passed) => {
      const values = { name: 'Lima', step, own: '09:00', other: '10:00' };
      const textOf = (more: object) =>
        notificationMail({ ...inLanguage, kind: 'interview_changed', values: { ...values, ...more } }).text;
      expect(textOf({ passed })).toContain('Lima');
      expect(textOf({ passed })).not.toBe(textOf({}));
    },
  );

  test('a mail about an interview says where it is, with a link to open', () => {
    const values = { name: 'Lima', step: 'agreed', own: '09:00', other: '10:00' };
    const place = 'Desk <7>, https://meet.example/j/5?a=1&b=2';
    const { text, html } = notificationMail({ ...inLanguage, kind: 'interview_changed', values, place });
    expect(text).toMatch(/^[^\n]+: Desk <7>, https:\/\/meet\.example\/j\/5\?a=1&b=2$/m);
    const escaped = 'https://meet.example/j/5?a=1&amp;b=2';
    expect(html).toMatch(/<p>[^<]+: <bdi>Desk &lt;7&gt;, <a href="[^"]+"[^>]*>[^<]+<\/a><\/bdi><\/p>/);
    expect(html.match(/<a href="([^"]+)"[^>]*>([^<]+)/)?.slice(1)).toEqual([escaped, escaped]);
    const unsafe = notificationMail({ ...inLanguage, kind: 'interview_changed', values, place: 'http://evil.example' });
    expect(unsafe.text + unsafe.html).not.toContain('evil.example');
  });

  test.each(kinds)('the subject about %s does not depend on user input', (kind) => {
    const { subject } = notificationMail({ ...inLanguage, kind });
    expect(subject).toBe(notificationMail({ ...inLanguage, kind, values: {} }).subject);
    for (const value of ['Interpreter', 'Lima', 'C***', 'Basic']) expect(subject).not.toContain(value);
  });

  test('user input cannot be mistaken for the page, nor close the element that contains it', () => {
    const bad = 'x\u2069\u2067</bdi></div><div dir="rtl">\u2068';
    const { subject, text, html } = notificationMail({
      ...inLanguage,
      kind: 'contacted',
      values: { ...usual, job_title: bad, company_name: bad },
    });
    expect(subject + text + html).not.toMatch(/[\u2066-\u2069]/);
    const usualHtml = notificationMail({ ...inLanguage, kind: 'contacted', values: usual }).html;
    const tags = (page: string) => page.match(/<[^>]*>/g);
    expect(tags(html)).toEqual(tags(usualHtml));
  });

  test('messages of people are quoted whole, line by line, without markup, links and directions', () => {
    const long = 'We look forward to it. '.repeat(150).trim();
    const texts = [`${attack}\u2067\nwww.bad.example`, long];
    const { text, html } = notificationMail({ ...inLanguage, kind: 'message_received', values: usual, texts });
    expect(text).toContain(`\n\n> ${long}\n\n`);
    expect(html).toContain(long);
    expect(text).toMatch(/^> Bcc:/m);
    expect(html).not.toContain('<script>');
    expect(text).not.toMatch(/bad\.example|[\u202E\u2066-\u2069]/);
  });

  test('each status of an application has its own text, and unknown ones have a fallback', () => {
    const texts = ['reviewed', 'shortlisted', 'rejected', 'hired', 'another'].map((status) => {
      const { text } = notificationMail({
        ...inLanguage,
        kind: 'application_status_changed',
        values: { ...usual, status },
      });
      expect(text).toMatch(/Lima.*Interpreter|Interpreter.*Lima/);
      return text;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('each contact method is named', () => {
    const texts = ['email', 'phone', 'video', 'another'].map(
      (method) => notificationMail({ ...inLanguage, kind: 'contacted', values: { ...usual, method } }).text,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('a reporter learns from the text what was decided', () => {
    const mails = ['take_down', 'dismiss'].map((decision) =>
      notificationMail({ ...inLanguage, kind: 'report_decided', values: { decision } }),
    );
    for (const { text, html } of mails) expect(html).toContain(text.split('\n\n')[1]);
    expect(new Set(mails.map(({ text }) => text)).size).toBe(2);
  });

  test('a failed payment by UPI has another text than one by card', () => {
    const [upi, card] = ['upi', 'razorpay'].map(
      (method) => notificationMail({ ...inLanguage, kind: 'payment_failed', values: { ...usual, method } }).text,
    );
    expect(upi).toContain('UPI');
    expect(card).not.toContain('UPI');
  });

  test('a shortlisting without a job names none', () => {
    const { text, subject } = notificationMail({ ...inLanguage, kind: 'shortlisted', values: {}, link: null });
    expect(subject + text).not.toMatch(/undefined/);
    expect(text).toContain('https://portal.example/candidate/dashboard\n');
  });
});

describe('the direction', () => {
  const contacted = { kind: 'contacted', values: { ...usual, job_title: 'C++', method: 'phone' } } as const;

  test('of Arabic mails is right to left, also where a mail program drops the page around the mail', () => {
    const { html } = notificationMail({ ...base, ...contacted, language: 'ar' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toMatch(/<body[^>]*>\n<div dir="rtl">\n<p>.*<\/p>\n<\/div>\n<\/body>/s);
  });

  test('of a value in an Arabic mail is its own, and applies to the value only', () => {
    const { subject, text, html } = notificationMail({ ...base, ...contacted, language: 'ar' });
    expect(html.match(/<bdi>.*?<\/bdi>/g)).toEqual(['<bdi>Lima</bdi>', '<bdi>C++</bdi>']);
    expect(html).toContain('«<bdi>C++</bdi>» عبر الهاتف.');
    expect(subject + text).not.toMatch(/bdi|[\u2066-\u2069]/);
  });

  test.each(kinds)('of the plain text about %s is right to left in Arabic, as each line starts that way', (kind) => {
    const { subject, text } = notificationMail({ ...base, kind, language: 'ar', values: usual });
    const lines = text.split('\n').filter((line) => line !== '' && line !== 'Foreign Language Job Portal');
    for (const line of [subject, ...lines]) expect(line).toMatch(/^\p{Script=Arabic}/u);
  });

  test.each(['en', 'de'])('of mails in %s is the default, without an attribute', (language) => {
    expect(notificationMail({ ...base, ...contacted, language }).html).not.toMatch(/dir=|<bdi>/);
  });
});

test.each(kinds)('without a link, the mail about %s leads to the dashboard of its reader', (kind) => {
  const { text } = notificationMail({ ...base, kind, link: null, values: usual });
  const reader = (Object.keys(mailedKinds) as (keyof typeof mailedKinds)[]).find((each) =>
    mailedKinds[each].some((own: MailedKind) => own === kind),
  );
  expect(text).toContain(`https://portal.example/${reader}/dashboard\n`);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'never leads to %s',
  (link) => {
    const { text, html } = notificationMail({ ...base, kind: 'recruiter_verified', link });
    expect(text + html).not.toContain('evil.example');
    expect(text + html).not.toContain('javascript:');
  },
);

test.each([
  [null, 'en'],
  ['EN-gb', 'en'],
  ['xx', 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['ar-EG', 'ar'],
])('the mail for a reader with %j is in the main form that the site has, %s', (tag, language) => {
  expect(notificationMail({ ...base, kind: 'contacted', language: tag }).html).toContain(`<html lang="${language}"`);
});
