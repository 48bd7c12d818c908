import * as z from 'zod/mini';
import { modes, workingLevels } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { textId } from '../texts/text-id.ts';
import { areDistinct, issuesOf } from './language-fields.ts';
import { forEachSkill, pointFields } from './language-point.ts';
import { languageTag } from './language-tag.ts';
import { expiresAfterTest, isPast, notFuture, testFields } from './language-test.ts';

/** A claim as a candidate states it. Its evidence is not theirs to set: what they send of it is ignored. */
const statedClaim = z.object({ ...pointFields, ...testFields }).check(expiresAfterTest());

const month = z
  .string()
  .check(
    z.regex(/^[0-9]{4}-(?:0[1-9]|1[0-2])$/, { error: textId('month_missing'), abort: true }),
    z.refine(isPast, notFuture),
  );

const statedLanguage = z
  .object({
    tag: languageTag,
    native: z._default(z.boolean(), false),
    working: z._default(z.nullable(z.enum(workingLevels)), null),
    skills: z.strictObject(
      forEachSkill(z._default(z.array(statedClaim).check(z.maxLength(5, textId('list_too_long', { max: 5 }))), [])),
    ),
    last_used: z._default(z.nullable(month), null),
  })
  .check(({ value, issues }) => {
    for (const skill of skills) {
      for (const [index, claim] of value.skills[skill].entries()) {
        const found = issuesOf(value.tag, skill, claim, ['skills', skill, index], claim.taken_on);
        issues.push(...found.map((issue) => ({ code: 'custom' as const, input: claim, ...issue })));
      }
    }
  });

/** All rows are in the summary, whose size each list pays for: at most about 8 KB. */
const maxClaims = 150;

const countClaims = (rows: readonly z.output<typeof statedLanguage>[]) =>
  rows.flatMap((row) => skills.flatMap((skill) => row.skills[skill])).length;

/** The languages that a candidate states about themselves. */
export const statedLanguages = z.array(statedLanguage).check(
  z.maxLength(30, textId('list_too_long', { max: 30 })),
  z.refine((rows) => areDistinct(rows.map(({ tag }) => tag)), textId('language_twice')),
  z.refine((rows) => countClaims(rows) <= maxClaims, textId('list_too_long', { max: maxClaims })),
);

/** What a candidate offers as an interpreter or translator. */
export const offeredModes = z.array(z.enum(modes)).check(z.refine((list) => areDistinct(list)));
