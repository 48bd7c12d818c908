import * as z from 'zod/mini';
import { itemSchema } from '#functions/data/summary.ts';
import { candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { storedJob } from '#functions/entities/job/stored-job.ts';

/** What could be found of a job before a change. */
const formerJob = itemSchema(z.pick(storedJob, { summary: true, description: true, requirements: true }).shape);

/** What could be found of a candidate before a change: masked, so without anything that identifies the person. */
const formerCandidate = z.pick(candidateSummary, {
  subtitle: true,
  skills: true,
  language: true,
  languages: true,
  location: true,
  experience: true,
  created_at: true,
});
export type FormerCandidate = z.output<typeof formerCandidate>;

/** @throws ZodError when the text has no job */
export const parseFormerJob = (text: string) => formerJob.parse(JSON.parse(text));

/** @throws ZodError when the text has no candidate */
export const parseFormerCandidate = (text: string): FormerCandidate => formerCandidate.parse(JSON.parse(text));
