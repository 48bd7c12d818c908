import * as z from 'zod/mini';
import { scaleIds } from '../domain/languages/scale.ts';
import { skills } from '../domain/languages/skills.ts';
import { defineCall } from './define.ts';

const nextLevel = z.object({
  tag: z.string(),
  /** The first of `skills`. */
  skill: z.enum(skills),
  /** The skills that reach the level, all of them. */
  skills: z.optional(z.array(z.enum(skills))),
  scale: z.enum(scaleIds),
  /** The level after the one that is stated in these skills. */
  level: z.string(),
  /** Of how many more open jobs everything that is required would be met; at least three. */
  jobs: z.int(),
});
export type NextLevelJobs = z.output<typeof nextLevel>;

export const nextLevelCalls = {
  nextLevels: defineCall({
    method: 'GET',
    path: '/candidate/next-levels',
    summary:
      'With which level more everything that is required would be met of how many more open jobs: up to three, none below three jobs.',
    access: { candidate: 'any' },
    status: 200,
    answer: z.array(nextLevel),
  }),
};
