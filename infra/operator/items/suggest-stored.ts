import { parseJob } from '#functions/entities/job/stored-job.ts';
import type { Occupation } from '#shared/domain/occupation-slugs.ts';
import { occupationNames } from '#shared/domain/occupations/all-names.ts';
import { suggestOccupations } from '#shared/domain/occupations/suggest-occupations.ts';
import { allItems } from './all-items.ts';

/** What a stored item without an occupation could have, and whose choice it is. */
interface Suggestion {
  job: number;
  recruiter: number;
  occupations: readonly Occupation[];
}

export interface StoredSuggestions {
  /** Jobs with an occupation, and those without one whose title names none. */
  chosen: number;
  unnamed: number;
  suggestions: readonly Suggestion[];
}

/** Reads which occupations the titles of jobs without one name (1 read unit for each 4 KB of the table). It writes nothing. */
export async function suggestStored(): Promise<StoredSuggestions> {
  const suggestions: Suggestion[] = [];
  const counts = { chosen: 0, unnamed: 0 };
  for await (const item of allItems()) {
    if (item.entity !== 'job') continue;
    const { id, recruiter_id, title, occupation } = parseJob(item).summary;
    const occupations = occupation ? [] : suggestOccupations(occupationNames(), title);
    if (occupation) counts.chosen += 1;
    else if (occupations.length === 0) counts.unnamed += 1;
    else suggestions.push({ job: id, recruiter: recruiter_id, occupations });
  }
  return { ...counts, suggestions: suggestions.sort((left, right) => left.job - right.job) };
}
