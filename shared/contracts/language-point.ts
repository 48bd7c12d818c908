import * as z from 'zod/mini';
import { scaleIds } from '#shared/domain/languages/scale.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';

// What requests and answers have in common, apart from the scales' data: functions that only answer do without those.

/** A level, a score or both, on the scale in which they were given. */
export const pointFields = {
  scale: z.enum(scaleIds),
  edition: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  level: z.optional(z.nullable(z.string().check(z.maxLength(10)))),
  score: z.optional(z.nullable(z.number())),
};

/** A record with a value for each skill. */
export const forEachSkill = <Schema extends z.ZodMiniType>(schema: Schema): Record<Skill, Schema> =>
  Object.fromEntries(skills.map((skill) => [skill, schema])) as Record<Skill, Schema>;
