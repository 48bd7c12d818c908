import * as z from 'zod/mini';
import { needs } from '../domain/languages/language-requirement.ts';
import { modes, rungs, workingLevels } from '../domain/languages/language-row.ts';
import { cefrLevels, scaleIds } from '../domain/languages/scale.ts';
import { skills } from '../domain/languages/skills.ts';

const scale = z.enum(scaleIds);
const skill = z.enum(skills);
const mode = z.enum(modes);
const rung = z.enum(rungs);
const cefr = z.enum(cefrLevels);
const working = z.enum(workingLevels);
const tag = z.string();

const stated = { scale, level: z.nullable(z.string()), score: z.nullable(z.number()) };

const varietyWanted = z.object({ key: z.literal('variety_wanted'), stated: tag, wanted: tag });

const pairReasons = [
  z.object({
    key: z.literal('direction_offered'),
    from: tag,
    from_level: working,
    to: tag,
    to_level: working,
  }),
  z.object({ key: z.literal('passive_only'), to: tag }),
  z.object({ key: z.literal('into_b_from_a_only'), from: tag, from_level: working, to: tag }),
  z.object({ key: z.literal('working_not_stated'), tag }),
  z.object({ key: z.literal('mode_not_stated'), mode }),
  varietyWanted,
] as const;

/** A key and the parameters of its text, which is the same for both sides: `shared/domain/languages/reasons.ts`. */
const reason = z.discriminatedUnion('key', [
  z.object({ key: z.literal('stated'), ...stated }),
  z.object({ key: z.literal('mapped'), ...stated, low: cefr, high: cefr, by_later_table: z.boolean() }),
  z.object({ key: z.literal('score_decides'), score: z.number(), level: cefr }),
  z.object({ key: z.literal('none_stated'), skill }),
  z.object({ key: z.literal('native_only') }),
  z.object({ key: z.literal('language_not_stated'), tag }),
  z.object({ key: z.literal('skill_not_stated'), skill }),
  z.object({ key: z.literal('skill_not_covered'), scale, skill }),
  z.object({ key: z.literal('skill_not_in_language'), tag, skill }),
  z.object({ key: z.literal('test_of_other_language'), scale, tag }),
  z.object({ key: z.literal('no_mapping'), scale }),
  z.object({ key: z.literal('indicative_mapping'), scale }),
  z.object({ key: z.literal('editions_differ'), scale }),
  z.object({ key: z.literal('result_unclear'), scale }),
  z.object({ key: z.literal('evidence_wanted'), has: rung, wanted: rung }),
  z.object({ key: z.literal('certificate_expired'), on: z.string(), wanted: rung }),
  ...pairReasons,
]);

const pairChanges = [
  z.object({ key: z.literal('working'), tag, level: working }),
  z.object({ key: z.literal('mode'), mode }),
  z.object({ key: z.literal('variety'), tag }),
] as const;

const change = z.discriminatedUnion('key', [
  z.object({ key: z.literal('level'), skill, ...stated }),
  z.object({ key: z.literal('score'), score: z.number() }),
  z.object({ key: z.literal('evidence'), rung }),
  ...pairChanges,
]);

const result = z.enum(['short', 'unknown', 'met']);
/** By how many levels; null unless short, and for scales of scores. */
const outcome = { result, short_by: z.nullable(z.int()) };
const need = z.enum(needs);

const skillMatch = z.object({ skill, ...outcome, reason, would_meet: z.nullable(change) });

/** How a candidate's languages meet the requirements of a job, with the reason of every result. */
export const languageMatch = z.object({
  /** Version of the rules and the mapping rows. */
  rules: z.string(),
  ...outcome,
  parts: z.array(z.object({ need, result, any: z.array(z.object({ tag, result, skills: z.array(skillMatch) })) })),
  pairs: z.array(
    z.object({
      need,
      from: tag,
      to: tag,
      mode,
      ...outcome,
      reason: z.discriminatedUnion('key', pairReasons),
      would_meet: z.nullable(z.discriminatedUnion('key', pairChanges)),
    }),
  ),
});
