import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { shownTexts } from '#shared/domain/candidate-filters.ts';
import { experienceBand } from '#shared/domain/experience-bands.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { statedLanguages } from './indexed-languages.ts';
import { namesOfTags } from './language-texts.ts';
import type { SearchDocument, SearchEntry } from './port.ts';
import { textTags } from './text-tags.ts';

/** Only the masked candidate is indexed: what the index does not contain can be neither found nor returned. */
export const candidateEntries = (summaries: readonly CandidateSummary[]): Promise<SearchEntry[]> =>
  maskedEntries(
    summaries.map((summary) => ({
      id: summary.id,
      masked: summary.state === 'active' ? toMasked(summary) : undefined,
      isPublic: summary.profile_public,
    })),
  );

/** What the index has of a masked candidate, besides the summary that searches return. */
type Searched = Pick<
  MaskedCandidate,
  'subtitle' | 'skills' | 'language' | 'languages' | 'location' | 'experience' | 'created_at'
>;

interface Indexed {
  id: number;
  /** Absent: the candidate must not be found. */
  masked: Searched | undefined;
  isPublic: boolean;
}

/** The entries of masked candidates. */
export async function maskedEntries(candidates: readonly Indexed[]): Promise<SearchEntry[]> {
  const tags = await textTags(candidates.map(({ masked }) => masked?.language ?? ''));
  return Promise.all(
    candidates.map(async ({ id, masked, isPublic }, place) => ({
      id,
      document: masked && (await documentOf(masked, tags[place] ?? [], isPublic)),
    })),
  );
}

async function documentOf(masked: Searched, tags: readonly string[], isPublic: boolean): Promise<SearchDocument> {
  const shown = shownTexts(masked);
  const rows = [...masked.languages, ...unstatedRows(masked.languages, tags)];
  const language_names = await namesOfTags(rows.map(({ tag }) => tag));
  return {
    at: masked.created_at,
    texts: { ...shown, skills: shown.skills.join('\n'), language_names },
    values: {
      is_public: isPublic ? 1 : 0,
      place: shown.location,
      years: experienceBand(shown.experience) ?? null,
    },
    languages: statedLanguages(rows),
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
