import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { writtenLength } from '#shared/domain/clean-text.ts';
import { spelledText } from '#shared/domain/spelled-text.ts';
import { textId } from '#shared/texts/text-id.ts';
import { hostileTexts, minTime } from '#test/support/hostile-texts.ts';
import { companyName, email, line, oneTimeCode, paragraphs, personName, tags, title } from './fields.ts';
import { phone } from './phone.ts';

const missing = textId('field_missing');

/** Every kind of text field of the contract: the calls have no others. Lengths are the shortest and the longest in use. */
const fields: readonly (readonly [name: string, schema: z.ZodMiniType, max: number])[] = [
  ['a short line', line(60), 60],
  ['a line', line(200), 200],
  ['a note', paragraphs(1_000), 1_000],
  ['a description', paragraphs(8_000), 8_000],
  ['a name', personName(missing), 100],
  ['a company', companyName(missing), 100],
  ['a title', title(100, missing), 100],
  ['tags', tags(30, 50), 30 * 51],
  ['an e-mail address', email, 512],
  ['a code', oneTimeCode, 2_000],
  ['a telephone number', phone, 100],
];

const textOf = (data: unknown) => (Array.isArray(data) ? data.join() : String(data));

describe.each(fields)('%s', (_, schema, max) => {
  it.each(hostileTexts(max))('is bounded after normalisation, or refused: %s', async (_name, text) => {
    for (const typed of [text, text.repeat(2), text.repeat(4)]) {
      const read = await schema.safeParseAsync(typed);
      if (!read.success) continue;
      expect(writtenLength(textOf(read.data))).toBeLessThanOrEqual(max * 1.25);
      expect(spelledText(textOf(read.data)).length).toBeLessThanOrEqual(6 * max + 60);
    }
  });
});

it('accepts ligatures, fractions and ellipses in a text of ordinary length', () => {
  expect(line(60).parse('½ day, № 7, ﬁne, ㎏ …')).toBe('½ day, № 7, ﬁne, ㎏ …');
  expect(line(60).safeParse('㌖'.repeat(20)).success).toBe(false);
});

describe('cleaning', () => {
  // A quadratic step takes 64 times as long for a text of 8 times the length.
  it.each(hostileTexts(1))('takes linear time for %s', async (name) => {
    const timeOf = (length: number) => {
      const [, text = ''] = hostileTexts(length).find(([kind]) => kind === name) ?? [];
      return minTime(5, async () => {
        for (const [, schema] of fields) await schema.safeParseAsync(text);
        for (let run = 0; run < 64_000 / length; run += 1) paragraphs(8_000).safeParse(text);
      });
    };
    const [short, long] = [await timeOf(4_000), await timeOf(32_000)];
    // Both clean the same number of characters; the fields bound the rest.
    expect(long).toBeLessThan(8 * short + 20);
  });
});
