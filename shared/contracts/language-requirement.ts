import * as z from 'zod/mini';
import { type Alternative, needs, type Pair } from '#shared/domain/languages/language-requirement.ts';
import { modes, rungs } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import { textId } from '../texts/text-id.ts';
import { issuesOf } from './language-fields.ts';
import { forEachSkill, pointFields } from './language-point.ts';
import { languageTag } from './language-tag.ts';

/** A lowest sufficient result, stored as entered. Asking for no knowledge is a contradiction. */
const minimum = z.object(pointFields).check(
  z.refine(({ scale, level }) => !(scale === 'cefr' && level === 'none'), {
    path: ['level'],
    message: textId('level_not_on_scale'),
  }),
  z.refine(({ level, score }) => level == null || score == null, {
    path: ['score'],
    message: textId('score_beside_level'),
  }),
);

const alternative = z
  .object({
    tag: languageTag,
    min: z
      .strictObject(forEachSkill(z.optional(minimum)))
      .check(z.refine((min) => skills.some((skill) => min[skill] !== undefined), textId('skill_not_chosen'))),
    evidence_at_least: z.optional(z.nullable(z.enum(rungs))),
  })
  .check(({ value, issues }) => {
    for (const skill of skills) {
      const point = value.min[skill];
      const found = point ? issuesOf(value.tag, skill, point, ['min', skill]) : [];
      issues.push(...found.map((issue) => ({ code: 'custom' as const, input: point, ...issue })));
    }
  });

/** Refuses each entry that says the same as one before it, at a field of the entry. */
const refuseRepeated =
  <Entry>(contentOf: (entry: Entry) => unknown, field: string) =>
  ({ value, issues }: { value: readonly Entry[]; issues: unknown[] }): void => {
    const contents = value.map((entry) => JSON.stringify(contentOf(entry)));
    for (const [index, content] of contents.entries()) {
      if (contents.indexOf(content) === index) continue;
      issues.push({ code: 'custom', input: content, message: textId('requirement_twice'), path: [index, field] });
    }
  };

/** What an alternative requires, the same however it is written: no evidence and empty fields are left out. */
const wantedBy = ({ tag, min, evidence_at_least }: Alternative) => [
  tag,
  skills.map((skill) => {
    const { scale, edition, level, score } = min[skill] ?? {};
    return [scale, edition || null, level ?? null, score ?? null];
  }),
  evidence_at_least ?? 'declared',
];

const part = z.object({
  any: z
    .array(alternative)
    .check(
      z.minLength(1, textId('language_not_chosen')),
      z.maxLength(5, textId('list_too_long', { max: 5 })),
      refuseRepeated(wantedBy, 'tag'),
    ),
  need: z.enum(needs),
});

const pair = z
  .object({ from: languageTag, to: languageTag, mode: z.enum(modes), need: z.enum(needs) })
  .check(z.refine(({ from, to }) => from !== to, { path: ['to'], message: textId('languages_equal') }));

/** The language requirements that a recruiter enters for a job. */
export const languageRequirements = z.object({
  all: z._default(z.array(part).check(z.maxLength(10, textId('list_too_long', { max: 10 }))), []),
  pairs: z._default(
    z.array(pair).check(
      z.maxLength(10, textId('list_too_long', { max: 10 })),
      refuseRepeated(({ from, to, mode }: Pair) => [from, to, mode], 'to'),
    ),
    [],
  ),
});
