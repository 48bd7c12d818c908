import type { Change } from '#functions/data/change.ts';
import { itemSchema } from '#functions/data/summary.ts';
import { candidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { PreviousCandidate } from '#functions/entities/saved-search/previous-result.ts';
import type { SearchedKind } from '#shared/domain/saved-searches.ts';
import { searchedJob } from './search-tasks.ts';

const wholeCandidate = itemSchema({ summary: candidateSummary });

/** What could be found of a public job or an active candidate, as a task stores it; of a candidate never who they are. */
export function previousText(kind: SearchedKind, image: NonNullable<Change['before']>): string {
  if (kind === 'jobs') return JSON.stringify(searchedJob(image));
  const { summary } = wholeCandidate.parse(image);
  const { languages, occupation, created_at } = summary;
  const { subtitle, skills, language, location, experience } = toMasked(summary);
  const texts = { subtitle, skills, language, location, experience };
  const previous: PreviousCandidate = { ...texts, occupation, languages, created_at };
  return JSON.stringify(previous);
}
