import { describe, expect, test } from 'vitest';
import { rejectionReasons } from '#shared/domain/languages/certificate.ts';
import { type Measure, measures, moderationRules } from '#shared/domain/moderation.ts';
import { epochMs, isoInstant } from '#shared/domain/time.ts';
import { interfaceLanguages } from '#shared/locales/languages.ts';
import { decisionMail, objectionAnswerMail } from './decision-mail.ts';

const attack = 'Job<script>alert(1)</script>"& https://evil.example\nBcc: all@mail.example';
const siteUrl = 'https://portal.example';
const objectUrl = `${siteUrl}/objection?token=abc`;
const objectUntil = epochMs(Date.UTC(2027, 4, 29));
const usual = { job_title: 'Interpreter', scale: 'JLPT', reason: 'unreadable' };
const decision = (
  measure: Measure,
  rule: (typeof moderationRules)[number] = 'scam',
  reason = 'It asks for a fee.',
) => ({
  measure,
  rule,
  reason,
  values: usual,
});
const at = isoInstant('2026-11-28T10:00:00.000Z');

describe.each(interfaceLanguages)('in %s', (language) => {
  const settings = { language, siteUrl, objectUrl, objectUntil };

  test.each(measures)('the mail about %s says what was found, the rule, until when and where to object', (measure) => {
    const { subject, text, html } = decisionMail(decision(measure), settings);
    expect(text).toContain('It asks for a fee.');
    expect(text).toContain(objectUrl);
    expect(html).toContain(`href="${objectUrl}"`);
    expect(text).toMatch(/2027|٢٠٢٧|२०२७/);
    expect(text).not.toMatch(/undefined|null|NaN/);
    expect(subject).not.toContain('Interpreter');
    for (const other of interfaceLanguages.filter((each) => each !== language)) {
      const foreign = decisionMail(decision(measure), { ...settings, language: other });
      expect(foreign.subject).not.toBe(subject);
      const same = text.split('\n').filter((line) => line && foreign.text.split('\n').includes(line));
      expect(same.filter((line) => line !== 'Foreign Language Job Portal' && !line.includes(siteUrl))).toEqual([]);
    }
  });

  test('every rule has a text of its own', () => {
    const texts = moderationRules.map((rule) => decisionMail(decision('account_deactivated', rule), settings).text);
    expect(new Set(texts).size).toBe(moderationRules.length);
  });

  test('a decision without a reason names the general rule and says how to ask for more', () => {
    const bare = decisionMail(decision('job_taken_down', 'terms', ''), settings).text;
    const withReason = decisionMail(decision('job_taken_down', 'terms', 'x'), settings).text;
    const paragraphs = bare.split('\n\n');
    expect(paragraphs.every((part) => part.trim() !== '')).toBe(true);
    expect(paragraphs).toHaveLength(withReason.split('\n\n').length);
  });

  test('each reason of a rejected certificate has its own text', () => {
    const texts = rejectionReasons.map(
      (reason) =>
        decisionMail({ ...decision('certificate_rejected', 'evidence'), values: { ...usual, reason } }, settings).text,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('what an admin and a recruiter typed neither acts nor becomes a link', () => {
    const { text, html } = decisionMail(
      { ...decision('job_removed', 'scam', attack), values: { job_title: attack } },
      settings,
    );
    expect(html).not.toContain('<script');
    expect(text).not.toContain('evil.example');
    expect(text).not.toContain('all@mail.example');
  });

  test('the answer says the outcome and why, and of what was deleted how to go on', () => {
    const answerOf = (measure: Measure, outcome: 'upheld' | 'reversed') =>
      objectionAnswerMail(decision(measure), { outcome, text: 'We read it again.', at }, settings).text;
    expect(answerOf('job_removed', 'upheld')).toContain('We read it again.');
    const texts = [
      answerOf('job_removed', 'upheld'),
      answerOf('job_removed', 'reversed'),
      answerOf('job_taken_down', 'reversed'),
      answerOf('job_taken_down', 'upheld'),
    ];
    expect(new Set(texts).size).toBe(4);
    expect(answerOf('job_removed', 'reversed').split('\n\n').length).toBe(
      answerOf('job_taken_down', 'reversed').split('\n\n').length + 1,
    );
  });
});
