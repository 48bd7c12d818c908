import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { writtenLength } from '#shared/domain/clean-text.ts';
import { spelledText } from '#shared/domain/spelled-text.ts';
import { hostileTexts, minTime } from '#test/support/hostile-texts.ts';
import { email, line, oneTimeCode, paragraphs } from './fields.ts';
import { allCalls } from './index.ts';
import { phone } from './phone.ts';

/** The longest text that any field takes. */
const longest = 20_000;

/** The schemas of the single values in a schema: fields of objects, elements of arrays, choices of unions. */
function* valuesIn(schema: z.core.$ZodType, path: string): Generator<[path: string, schema: z.core.$ZodType]> {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } };
  const inner = (def.innerType ?? def.element ?? def.valueType) as z.core.$ZodType | undefined;
  if (def.shape) {
    for (const [name, field] of Object.entries(def.shape as Record<string, z.core.$ZodType>)) {
      yield* valuesIn(field, `${path}.${name}`);
    }
  } else if (Array.isArray(def.options)) {
    for (const option of def.options as z.core.$ZodType[]) yield* valuesIn(option, path);
  } else if (inner) {
    yield* valuesIn(inner, path);
    if (def.type === 'array') yield [path, schema];
  } else if (def.type === 'pipe' && isContainer(def.in as z.core.$ZodType)) {
    yield* valuesIn(def.in as z.core.$ZodType, path);
  } else {
    yield [path, schema];
  }
}

const isContainer = (schema: z.core.$ZodType): boolean => ['object', 'array', 'union'].includes(schema._zod.def.type);

/** How long a plain text a schema takes; 0 where it takes none, such as an amount, a date or an id. */
async function lengthOf(schema: z.core.$ZodType): Promise<number> {
  const takes = async (length: number) => (await z.safeParseAsync(schema, 'word '.repeat(length / 5))).success;
  if (!(await takes(5))) return 0;
  let [low, high] = [5, longest];
  while (high - low >= 5) {
    const middle = Math.floor((low + high + 5) / 10) * 5;
    if (await takes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Fields of texts with a format, which no plain text has. */
const formats: readonly (readonly [name: string, schema: z.core.$ZodType, max: number])[] = [
  ['an e-mail address', email, 512],
  ['a code', oneTimeCode, 2_000],
  ['a telephone number', phone, 100],
];

/** Values that are compared or looked up as they are: no search, list or mask reads them as text. */
const compared =
  /\.(?:token|cursor|version|bootstrap_secret|password|razorpay_signature|content_type|level|edition|filters)$/;

/** Every text field of a call, each schema once. */
const fields: [path: string, schema: z.core.$ZodType, max: number][] = [];
const seen = new Set<z.core.$ZodType>();
for (const { operation, call } of allCalls) {
  for (const whole of [call.body, call.query]) {
    for (const [path, schema] of whole ? valuesIn(whole, operation) : []) {
      const max = seen.has(schema) ? 0 : await lengthOf(schema);
      if (max > 0 && !compared.test(path)) fields.push([path, schema, max]);
      seen.add(schema);
    }
  }
}

it('finds the text fields of the calls', () => {
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.map(([path]) => path)).toEqual(
    expect.arrayContaining(['jobs.create.description', 'subscriptions.all.keyword', 'reports.object.text']),
  );
});

const textOf = (data: unknown) => (Array.isArray(data) ? data.join() : String(data));

describe.each([...formats, ...fields])('%s', (_, schema, max) => {
  it.each(hostileTexts(max))('is bounded after normalisation, or refused: %s', async (_name, text) => {
    for (const typed of [text, text.repeat(2), text.repeat(4)]) {
      const read = await z.safeParseAsync(schema, typed);
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
        for (const [, schema] of [...formats, ...fields]) await z.safeParseAsync(schema, text);
        for (let run = 0; run < 64_000 / length; run += 1) paragraphs(8_000).safeParse(text);
      });
    };
    const [short, long] = [await timeOf(4_000), await timeOf(32_000)];
    // Both clean the same number of characters; the fields bound the rest.
    expect(long).toBeLessThan(8 * short + 20);
  });
});
