import * as z from 'zod/mini';
import { cleanLine, cleanLines, malformedIn, normalized, writtenLength } from '#shared/domain/clean-text.ts';
import { wordsOfList } from '#shared/domain/comma-list.ts';
import { type ChartPeriod, chartPeriods } from '#shared/domain/day-periods.ts';
import { readEmail } from '../domain/email-address.ts';
import { codeIn, codeLength } from '../domain/one-time-code.ts';
import { interfaceLanguageOf } from '../locales/languages.ts';
import { type FieldTextId, textId } from '../texts/text-id.ts';

// Default texts for schemas without their own. Every contract imports this file, so the configuration always applies.
z.config({
  customError: ({ input }) => (input === undefined ? textId('field_missing') : textId('value_invalid')),
});

/** Upper bound of ids, far below `Number.MAX_SAFE_INTEGER`, so that no rounding can produce another id. */
const greatestId = 999_999_999_999;

const tooLong = (max: number) => textId('text_too_long', { max });
const notWhole = textId('id_not_whole');
const invalidKey = textId('id_invalid');

/** Validates a value as received, transforms it, and validates the result. */
const cleaned = (
  before: z.ZodMiniType<string, string>,
  change: (text: string) => string,
  after: z.ZodMiniType<string, string>,
) => z.pipe(z.pipe(before, z.transform(change)), after);

/** The refusal of a cleaned text that is malformed, with the place of the first such character. */
function malformedText(text: unknown): FieldTextId {
  const { line, column } = malformedIn(String(text)) ?? { line: 1, column: 1 };
  return line === 1 ? textId('character_malformed', { column }) : textId('line_malformed', { line, column });
}

/** Invisible characters may multiply the length of a pasted text; the limit applies after they are dropped. */
const rawLength = 4;

/** Room for what is shorter as one character: ligatures, fractions, ellipses. */
const writtenGrowth = 1.25;

/**
 * Text cleaned by `clean`, then trimmed, in NFC, and at most `max` UTF-16 units long; possibly empty. Written out, it is at
 * most a quarter longer, so that work on it is bounded by `max`.
 */
const cleanText = (max: number, clean: (text: string) => string) =>
  cleaned(
    cleaned(
      z.string(textId('text_missing')).check(z.maxLength(max * rawLength, tooLong(max))),
      clean,
      z.string().check(z.refine((text) => malformedIn(text) === null, { error: ({ input }) => malformedText(input) })),
    ),
    normalized,
    z.string().check(
      z.maxLength(max, tooLong(max)),
      z.refine((text) => text.length > max || writtenLength(text) <= max * writtenGrowth, tooLong(max)),
    ),
  );

/** One line of text, see `cleanLine`: trimmed, NFC, at most `max` characters, possibly empty. */
export const line = (max: number) => cleanText(max, cleanLine);

/** Several lines of text, see `cleanLines`: trimmed, NFC, at most `max` characters, possibly empty. */
export const paragraphs = (max: number) => cleanText(max, cleanLines);

/** A text field that must not be empty; `message` is its error text. */
export const required = <Schema extends z.ZodMiniType<string>>(schema: Schema, message: FieldTextId): Schema =>
  schema.check(z.minLength(1, message));

const withLetter = (max: number, missing: FieldTextId, seen: RegExp, unseen: FieldTextId) =>
  required(line(max), missing).check(z.refine((text) => text === '' || seen.test(text), unseen));

/** The name of a person, with at least one letter. */
export const personName = (missing: FieldTextId) => withLetter(100, missing, /\p{L}/u, textId('name_without_letter'));

/** The name of a company, with at least one letter or digit: companies are called 1&1 and 4711. */
export const companyName = (missing: FieldTextId) =>
  withLetter(100, missing, /[\p{L}\p{N}]/u, textId('company_without_letter'));

/** A title of at most `max` characters, with at least one letter. */
export const title = (max: number, missing: FieldTextId) =>
  withLetter(max, missing, /\p{L}/u, textId('title_without_letter'));

const canonicalEmail = (text: string): string => {
  const read = readEmail(text);
  return 'email' in read ? read.email : '';
};

/** An e-mail address in its canonical form, so that one address has one account, see `readEmail`. */
export const email = z.pipe(
  z.string(textId('email_missing')).check(
    z.maxLength(512, textId('email_invalid')),
    z.refine((text) => canonicalEmail(text) !== '', {
      error: ({ input }) => {
        const read = readEmail(String(input));
        return textId('problem' in read ? read.problem : 'email_invalid');
      },
    }),
  ),
  z.transform(canonicalEmail),
);

/** A one-time code as 6 ASCII digits, from any text that `codeIn` reads. */
export const oneTimeCode = cleaned(
  z.string(textId('otp_missing')).check(z.maxLength(2_000, textId('otp_invalid'))),
  (text) => codeIn(text) ?? '',
  z.string().check(z.minLength(codeLength, textId('otp_invalid'))),
);

/** A whole-number id from JSON. */
export const id = z.int(notWhole).check(z.minimum(1, notWhole), z.maximum(greatestId, notWhole));

/** A whole-number id from a path, query or form: plain ASCII digits without leading zero. */
export const idText = z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,11}$/, notWhole)), z.transform(Number));

/** An id as JSON number or as form text. */
export const anyId = z.union([id, idText], notWhole);

/** A key composed of two ids, `{left}-{right}`, such as an application's. */
export const pairId = z.string().check(z.regex(/^[1-9][0-9]{0,11}-[1-9][0-9]{0,11}$/, invalidKey));

/** A generated key, such as an upload's, that matches `pattern`. */
export const opaqueId = (pattern: RegExp) => z.string().check(z.regex(pattern, invalidKey));

/** `true`/`false` as JSON or form text. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);

/**
 * The language that the site is shown in, for a mail to the reader. Any other text means English: a code must not be
 * refused because of its mail's language, such as that of a client newer than the server.
 */
export const readerLanguage = z._default(
  z.pipe(
    z.string(),
    z.transform((tag: string) => interfaceLanguageOf(tag)),
  ),
  'en',
);

/** The version of what a form edits, in answers. Absent in those of an older server. */
export const version = z.optional(z.string());

/**
 * The version that a form showed: a save from a stale form is refused (CHANGED_MEANWHILE). Absent: the save always counts.
 * Anything but a text is ignored, as fields are that a call does not know.
 */
export const shownVersion = z.catch(z.optional(z.string()), undefined);

/** An instant as ISO 8601 in UTC. */
export const instant = z.iso.datetime().brand<'IsoInstant'>();

/** A list as JSON array or comma-separated text; trimmed, without empty and duplicate entries. */
export const tags = (maxTags: number, longest: number) =>
  z.pipe(
    z.pipe(
      z.pipe(
        z.pipe(
          z.union([z.array(z.string()), z.pipe(z.string(), z.transform(wordsOfList))], textId('list_invalid')),
          // Counted before any entry is read.
          z.array(z.string()).check(z.maxLength(maxTags * 2, textId('list_too_long', { max: maxTags }))),
        ),
        z.array(line(longest)),
      ),
      z.transform((list) => [...new Set(list.filter((word) => word.length > 0))]),
    ),
    z.array(z.string()).check(z.maxLength(maxTags, textId('list_too_long', { max: maxTags }))),
  );

/** The page size of a list, capped at `max`, so that no call reads an unbounded set. */
export const limit = (usual: number, max: number) =>
  z._default(
    z.pipe(
      z.pipe(
        z.string().check(z.regex(/^[0-9]{1,12}$/, textId('number_not_whole'))),
        z.transform((text) => Math.min(Number(text), max)),
      ),
      z.number().check(z.minimum(1, textId('page_size_out_of_range', { max }))),
    ),
    usual,
  );

/** How many days a chart shows. */
export const chartDays = z._default(
  z.pipe(
    z.enum(chartPeriods.map(String)),
    z.transform((text) => Number(text) as ChartPeriod),
  ),
  90,
);

/** Paging of every list: `limit` (default 50, at most 100) and the opaque `cursor`. */
export const paging = {
  limit: limit(50, 100),
  cursor: z.optional(z.string().check(z.maxLength(2048))),
};

/** A message for the user. */
export const message = z.object({ message: z.string() });
