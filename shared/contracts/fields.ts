import * as z from 'zod';

/** Longest whole number of ours: ids stay far below it, so that no rounding can reach a neighbour. */
const greatestId = 999_999_999_999;

// Two ways a person's text can attack its reader: control characters (header injection, NUL) and
// bidirectional overrides (text that shows in another order than it is stored).
const controlCharacters = /[^\P{Cc}\t\n\r]/u;
const bidiOverrides = /[\u202A-\u202E\u2066-\u2069]/;
const lineBreaks = /[\r\n]/;

const isCleanText = (text: string) => !controlCharacters.test(text) && !bidiOverrides.test(text) && text.isWellFormed();

const unreadable = 'Please remove characters that cannot be shown.';

/** One line of text: trimmed, NFC, 1 to `max` characters when `required`, else possibly empty. */
export const line = (max: number) =>
  z
    .string('Please enter text.')
    .max(max * 4, `Please use at most ${max} characters.`)
    .refine((text) => isCleanText(text) && !lineBreaks.test(text.trim()), unreadable)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().max(max, `Please use at most ${max} characters.`));

/** Several lines of text, with line ends as `\n`. */
export const paragraphs = (max: number) =>
  z
    .string('Please enter text.')
    .max(max * 2, `Please use at most ${max} characters.`)
    .refine(isCleanText, unreadable)
    .transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim())
    .pipe(z.string().max(max, `Please use at most ${max} characters.`));

/** A text field that must not be empty; `message` says so to the person. */
export const required = <S extends z.ZodType<string>>(schema: S, message: string) =>
  schema.refine((text) => text.length > 0, message);

/** An e-mail address, lower-cased: one account for one canonical address. ASCII only, at most 254 characters (RFC 5321). */
export const email = z
  .string('Please enter your e-mail address.')
  .max(320, 'Please enter a valid e-mail address.')
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email('Please enter a valid e-mail address.').max(254, 'Please enter a valid e-mail address.'));

/** Country code and 10 digits, as the forms send it: `+919876543210`. */
export const phone = z
  .string('Please enter your phone number.')
  .max(40)
  .transform((text) => text.replaceAll(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9][0-9]{0,2}[0-9]{10}$/, 'Please enter a country code and exactly 10 digits.'));

/** A one-time code: 6 ASCII digits. */
export const oneTimeCode = z
  .string('Please enter the OTP')
  .transform((text) => text.trim())
  .pipe(z.string().regex(/^[0-9]{6}$/, 'Please enter the 6 digits from the e-mail.'));

/** A whole-number id from JSON. */
export const id = z.int('Please give a whole number.').min(1).max(greatestId);

/** A whole-number id from a path, query or form: plain ASCII digits without leading zero. */
export const idText = z
  .string()
  .regex(/^[1-9][0-9]{0,11}$/, 'Please give a whole number from 1 up.')
  .transform(Number);

/** An id that may come as JSON number or as form text. */
export const anyId = z.union([id, idText], 'Please give a whole number from 1 up.');

/** A key made of two ids, `{left}-{right}`, such as an application's. */
export const pairId = z.string().regex(/^[1-9][0-9]{0,11}-[1-9][0-9]{0,11}$/, 'This id is not valid.');

/** `true`/`false` as JSON or form text. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A list given as JSON array or as comma-separated text; trimmed, without blanks and repetitions. */
export const tags = (most: number, longest: number) =>
  z
    .union(
      [z.array(z.string()), z.string().transform((text) => text.split(','))],
      'Please list words separated by commas.',
    )
    .pipe(z.array(line(longest)).max(most * 2))
    .transform((list) => [...new Set(list.filter((word) => word.length > 0))])
    .pipe(z.array(z.string()).max(most, `Please list at most ${most}.`));

/** Paging of every list: `limit` (default 50, at most 100; more is capped) and the opaque `cursor`. */
export const paging = {
  limit: z
    .string()
    .regex(/^[0-9]{1,12}$/, 'Please give a whole number.')
    .transform((text) => Math.min(Number(text), 100))
    .pipe(z.number().min(1, 'Please give a number from 1 to 100.'))
    .default(50),
  cursor: z.string().max(2048).optional(),
};

/** A plain message for people. */
export const message = z.object({ message: z.string() });
