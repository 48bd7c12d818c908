import * as z from 'zod/mini';
import { scaleIds } from '../domain/languages/scale.ts';
import { skills } from '../domain/languages/skills.ts';
import { defineCall } from './define.ts';

const nextLevel = z.object({
  tag: z.string(),
  skill: z.enum(skills),
  scale: z.enum(scaleIds),
  /** The level after the stated one. */
  level: z.string(),
  /** For how many more open jobs it is enough in this skill; at least ten. */
  jobs: z.int(),
});
export type NextLevelJobs = z.output<typeof nextLevel>;

export const nextLevelCalls = {
  nextLevels: defineCall({
    method: 'GET',
    path: '/candidate/next-levels',
    summary: 'For which languages one level more is enough for most other open jobs: up to three, none below ten jobs.',
    access: { candidate: 'any' },
    status: 200,
    answer: z.array(nextLevel),
  }),
};
