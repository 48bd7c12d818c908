import { addFirstLanguage } from '#functions/entities/candidate/add-language.ts';
import { parseCandidate } from '#functions/entities/candidate/stored-candidate.ts';
import { parseJob } from '#functions/entities/job/stored-job.ts';
import { resolveLanguage } from '#functions/services/languages/language-names.ts';
import { allItems } from './all-items.ts';

export interface LanguageCounts {
  /** Candidates who get a row, or got one. */
  candidates: number;
  /** Candidates whose text names no single language. */
  unresolvedCandidates: number;
  /** Profiles that changed during the run; the next run reads them again. */
  skippedCandidates: number;
  /** Jobs without requirements, by whether their text names a single language. They are not changed. */
  jobs: number;
  unresolvedJobs: number;
}

/**
 * Gives candidates from before language rows a row with the language that their text names, without any level. Texts that
 * name no language, or several, are counted and never guessed. What a job requires cannot be derived from its language: jobs
 * are counted only. Each write is conditional and touches only profiles that state nothing: a repeated or interrupted run
 * is harmless (1 read unit for each 4 KB of the table, 3 write units for each candidate).
 * @param isDryRun only counts
 */
export async function resolveLanguages(isDryRun: boolean): Promise<LanguageCounts> {
  const counts = { candidates: 0, unresolvedCandidates: 0, skippedCandidates: 0, jobs: 0, unresolvedJobs: 0 };
  for await (const item of allItems()) {
    if (item.entity === 'candidate') await resolveCandidate(item, counts, isDryRun);
    if (item.entity === 'job') await countJob(item, counts);
  }
  return counts;
}

async function resolveCandidate(item: unknown, counts: LanguageCounts, isDryRun: boolean): Promise<void> {
  const profile = parseCandidate(item);
  const { language, languages } = profile.summary;
  if (languages !== '' || language === '') return;
  const tag = await resolveLanguage(language);
  if (tag === null) counts.unresolvedCandidates += 1;
  else if (isDryRun || (await addFirstLanguage(profile, tag))) counts.candidates += 1;
  else counts.skippedCandidates += 1;
}

async function countJob(item: unknown, counts: LanguageCounts): Promise<void> {
  const { language, language_requirements } = parseJob(item).summary;
  if (language_requirements !== undefined) return;
  if ((await resolveLanguage(language)) === null) counts.unresolvedJobs += 1;
  else counts.jobs += 1;
}
