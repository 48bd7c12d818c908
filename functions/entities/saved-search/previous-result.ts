import * as z from 'zod/mini';
import { itemSchema } from '#functions/data/summary.ts';
import { candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { storedJob } from '#functions/entities/job/stored-job.ts';

/** What could be found of a job before a change. */
const previousJob = itemSchema(
  z.pick(storedJob, { summary: true, description: true, texts: true, requirements: true }).shape,
);

/** What could be found of a candidate before a change: masked, so without anything that identifies the person. */
const previousCandidate = z.pick(candidateSummary, {
  subtitle: true,
  occupation: true,
  skills: true,
  language: true,
  languages: true,
  location: true,
  experience: true,
  created_at: true,
});
export type PreviousCandidate = z.output<typeof previousCandidate>;

/** @throws ZodError when the text has no job */
export const parsePreviousJob = (text: string) => previousJob.parse(JSON.parse(text));

/** @throws ZodError when the text has no candidate */
export const parsePreviousCandidate = (text: string): PreviousCandidate => previousCandidate.parse(JSON.parse(text));
