import * as z from 'zod/mini';
import { needs } from '#shared/domain/languages/language-requirement.ts';
import { modes, rungs } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { forEachSkill, issuesOf, languageTag, pointFields } from './language-fields.ts';

/** A lowest sufficient result, stored as entered. Asking for no knowledge is a contradiction. */
const minimum = z.object(pointFields).check(
  z.refine(({ scale, level }) => !(scale === 'cefr' && level === 'none'), {
    path: ['level'],
    message: 'Please choose a level of this scale.',
  }),
  z.refine(({ level, score }) => level == null || score == null, {
    path: ['score'],
    message: 'Please give a level or a score, not both.',
  }),
);

const alternative = z
  .object({
    tag: languageTag,
    min: z
      .strictObject(forEachSkill(z.optional(minimum)))
      .check(
        z.refine((min) => skills.some((skill) => min[skill] !== undefined), 'Please choose a skill and its level.'),
      ),
    evidence_at_least: z.optional(z.nullable(z.enum(rungs))),
  })
  .check(({ value, issues }) => {
    for (const skill of skills) {
      const point = value.min[skill];
      const found = point ? issuesOf(value.tag, skill, point, ['min', skill]) : [];
      issues.push(...found.map((issue) => ({ code: 'custom' as const, input: point, ...issue })));
    }
  });

const part = z.object({
  any: z
    .array(alternative)
    .check(z.minLength(1, 'Please choose a language.'), z.maxLength(5, 'Please list at most 5 alternatives.')),
  need: z.enum(needs),
});

const pair = z
  .object({ from: languageTag, to: languageTag, mode: z.enum(modes), need: z.enum(needs) })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], message: 'Please choose two different languages.' }));

/** The language requirements that a recruiter enters for a job. */
export const languageRequirements = z.object({
  all: z._default(z.array(part).check(z.maxLength(10, 'Please list at most 10 requirements.')), []),
  pairs: z._default(z.array(pair).check(z.maxLength(10, 'Please list at most 10 directions.')), []),
});
