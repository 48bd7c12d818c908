import { describe, expect, it } from 'vitest';
import { hostileTexts, minTime, plainText } from '#test/support/hostile-texts.ts';
import { redactorFor } from './redaction.ts';

const redact = redactorFor({ name: 'Anna Schmidt', email: 'anna.s@mail.example', phone: '+919876543210' });

describe('redaction', () => {
  it.each([['plain', plainText(1)], ...hostileTexts(1)])('takes linear time for a text of %s', async (name) => {
    const textOf = (length: number) => hostileTexts(length).find(([kind]) => kind === name)?.[1] ?? plainText(length);
    const timeOf = (length: number) => {
      const text = textOf(length);
      return minTime(5, () => {
        for (let run = 0; run < 64_000 / length; run += 1) redact(text);
      });
    };
    await timeOf(1_000);
    // The same number of characters in texts of 16 times the length: a quadratic step takes 16 times as long.
    const [short, long] = [await timeOf(1_000), await timeOf(16_000)];
    expect(long).toBeLessThan(4 * short + 20);
  });
});
