import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { shownTexts } from '#shared/domain/candidate-filters.ts';
import { experienceBand } from '#shared/domain/experience-bands.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { statedLanguages } from './indexed-languages.ts';
import type { SearchEntry } from './port.ts';
import { textTags } from './text-tags.ts';

/** Only the masked candidate is indexed: what the index does not contain can be neither found nor returned. */
export async function candidateEntries(summaries: readonly CandidateSummary[]): Promise<SearchEntry[]> {
  const masked = summaries.map((summary) => (summary.state === 'active' ? toMasked(summary) : undefined));
  const tags = await textTags(masked.map((each) => each?.language ?? ''));
  return summaries.map((summary, place) => ({
    id: summary.id,
    document: documentOf(masked[place], tags[place] ?? [], summary.profile_public),
  }));
}

function documentOf(masked: MaskedCandidate | undefined, tags: readonly string[], isPublic: boolean) {
  if (!masked) return undefined;
  const shown = shownTexts(masked);
  return {
    at: masked.created_at,
    texts: { ...shown, skills: shown.skills.join('\n') },
    values: {
      is_public: isPublic ? 1 : 0,
      place: shown.location,
      years: experienceBand(shown.experience) ?? null,
    },
    languages: statedLanguages([...masked.languages, ...unstatedRows(masked.languages, tags)]),
    summary: masked,
  };
}

/** Languages of the profile's text that have no row: they are stated without a level. */
const unstatedRows = (rows: readonly LanguageRow[], tags: readonly string[]): LanguageRow[] =>
  tags
    .filter((tag) => rows.every((row) => languageOf(row.tag) !== languageOf(tag)))
    .map((tag) => ({ tag, native: false, working: null, last_used: null, skills: noClaims }));

const noClaims: LanguageRow['skills'] = {
  listening: [],
  reading: [],
  spoken_interaction: [],
  spoken_production: [],
  writing: [],
};
