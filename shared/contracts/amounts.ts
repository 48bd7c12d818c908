import * as z from 'zod/mini';
import { type Readings, readAmount } from '../domain/amount.ts';
import { type FieldTextId, textId } from '../texts/text-id.ts';

/** Longer texts are no amounts. */
const maxLength = 60;

const readingsOf = (value: unknown): Readings | undefined => {
  const read = typeof value === 'string' ? readAmount(value) : undefined;
  return read && 'readings' in read ? read.readings : undefined;
};

/** Refuses a text that could mean two amounts, and names both. */
export const decided = z.refine((value: unknown) => readingsOf(value) === undefined, {
  error: ({ input }) => {
    const [whole, joined] = readingsOf(input) ?? [0, 0];
    return textId('amount_ambiguous', { whole, joined });
  },
  // What compares amounts must not see a text.
  abort: true,
});

/** The number, or the amount that a text shows, see `readAmount`; NaN for a text without one. */
export function numberOf(value: string | number): number {
  const read = typeof value === 'string' ? readAmount(value) : { amount: value };
  return read && 'amount' in read ? read.amount : Number.NaN;
}

/** A JSON number or form text. The forms send what was typed. */
export const numberOrText = (invalid: FieldTextId) =>
  z
    .custom<string | number>((value) => typeof value === 'number' || isShortText(value), {
      error: invalid,
      abort: true,
    })
    .check(decided);

/** As `numberOrText`, also null. */
export const numberTextOrNull = (invalid: FieldTextId) =>
  z
    .custom<string | number | null>((value) => value === null || typeof value === 'number' || isShortText(value), {
      error: invalid,
      abort: true,
    })
    .check(decided);

const isShortText = (value: unknown): boolean => typeof value === 'string' && value.length <= maxLength;

/** A whole number from `min` to `max`, also as form text; `invalid` refuses everything else. */
export const whole = (min: number, max: number, invalid: FieldTextId) =>
  z.pipe(
    z.pipe(numberOrText(invalid), z.transform(numberOf)),
    z.int(invalid).check(z.minimum(min, invalid), z.maximum(max, invalid)),
  );
