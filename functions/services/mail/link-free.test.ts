import { describe, expect, test } from 'vitest';
import { processorTime } from '#test/support/processor-time.ts';
import { linkFree } from './link-free.ts';
import { notificationMail } from './notification-mail.ts';

const joiner = '\u2060';

describe('user input', () => {
  test.each([
    ['https://evil.example/pay?a=1', '[…]'],
    ['Pay at HTTP://evil.example now', 'Pay at […] now'],
    ['www.evil.example/login', '[…]'],
    ['Write to me@evil.example, please', 'Write to […] please'],
    ['mailto:me@evil.example', '[…]'],
    ['javascript:alert(1)', '[…]'],
    ['tel:+4930123456', '[…]'],
    ['me＠evil.example', '[…]'],
  ])('loses its links: %s', (typed, shown) => {
    expect(linkFree(typed)).toBe(shown);
  });

  test.each(['evil.example/login', 'evil。example', '192.0.2.7', 'Node.js'])(
    'contains no host name that a mail program could link: %s',
    (typed) => {
      expect(linkFree(typed).replaceAll(joiner, '')).toBe(typed);
      expect(linkFree(typed)).not.toMatch(/[\p{L}\p{N}][.。][\p{L}\p{N}]/u);
    },
  );

  test.each([
    'Interpreter (Japanese)',
    'Lima Languages Inc.',
    'C***',
    'Dr. Müller & Co.',
    'Team @ Lima',
    '24/7: on call',
  ])('is unchanged without links: %s', (typed) => {
    expect(linkFree(typed)).toBe(typed);
  });

  test('takes no longer for a malicious text of maximum length', () => {
    const started = processorTime();
    for (const piece of ['@', 'a@', 'a.', 'http:', 'www.']) linkFree(piece.repeat(200));
    expect(processorTime() - started).toBeLessThan(200);
  });

  test('is free of links in both parts of a mail', () => {
    const typed = 'Win at https://evil.example or evil.example';
    const { subject, text, html } = notificationMail({
      kind: 'contacted',
      values: { job_title: typed, company_name: typed },
      link: '/job/5',
      language: 'en',
      siteUrl: 'https://portal.example',
      optOutUrl: 'https://portal.example/unsubscribe?token=abc',
    });
    expect(subject + text + html).not.toContain('evil.example');
    expect(text).toContain(`Win at […] or evil.${joiner}example`);
  });
});
