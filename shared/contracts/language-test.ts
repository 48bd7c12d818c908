import * as z from 'zod/mini';
import { hasBegun } from '../domain/begun-day.ts';
import { toAsciiDigits } from '../domain/clean-text.ts';
import { epochMs } from '../domain/time.ts';
import { textId } from '../texts/text-id.ts';
import { line } from './fields.ts';

export const notFuture = textId('date_in_future');
/** Whether an ISO day or month is not after the present one, wherever the sender is. */
export const isPast = (text: string): boolean => hasBegun(text, epochMs(Date.now()));

const day = z.iso.date(textId('date_missing'));

/** When a test was taken, until when its result is valid, and the number of its certificate. */
export const testFields = {
  taken_on: z.optional(z.nullable(day.check(z.refine(isPast, notFuture)))),
  expires_on: z.optional(z.nullable(day)),
  certificate_number: z.optional(z.nullable(z.pipe(line(60), z.transform(toAsciiDigits)))),
};

interface TestDays {
  taken_on?: string | null | undefined;
  expires_on?: string | null | undefined;
}

/** No result expires before its test. */
export const expiresAfterTest = <Test extends TestDays>() =>
  z.refine<Test>(({ taken_on, expires_on }) => !taken_on || !expires_on || taken_on <= expires_on, {
    path: ['expires_on'],
    message: textId('expiry_before_test'),
  });
