import * as z from 'zod/mini';
import { phoneText } from '../texts/phone-text.ts';
import { textId } from '../texts/text-id.ts';

const typed = z.string(textId('phone_missing')).check(z.maxLength(100, textId('text_too_long', { max: 100 })));

const read = async (text: string, { issues }: z.core.ParsePayload): Promise<string> => {
  // A browser may be offline meanwhile.
  const plans = await import('../domain/phones/read-phone.ts').catch(() => undefined);
  const found = plans?.readPhone(text);
  if (found && 'number' in found) return found.number;
  issues.push({ code: 'custom', input: text, message: found ? phoneText(found) : textId('phone_unchecked') });
  return z.NEVER;
};

/**
 * A telephone number with its calling code, however it is written, as E.164: `+919876543210`. It must be a valid number of
 * its country. The numbering plans are loaded with the first number, so only calls that take one pay for them, and the
 * schema is asynchronous (decision 55).
 */
export const phone = z.pipe(typed, z.transform(read));

/**
 * The same in a form that shows the `stored` number: unchanged it is accepted as it is. One that is not valid, of the time
 * before this rule, does not stop other changes; calls leave it out.
 */
export const phoneOrStored = (stored: string) =>
  z.pipe(
    typed,
    z.transform((text: string, payload) => (text === stored ? text : read(text, payload))),
  );
