import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { isListed, keysOfBlocks } from '#functions/entities/candidate/visibility.ts';
import { textTags } from '#functions/services/languages/text-tags.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { shownTexts } from '#shared/domain/candidate-filters.ts';
import { experienceBand } from '#shared/domain/experience-bands.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { tokensOfOccupation } from '#shared/domain/occupations/occupation-token.ts';
import { statedLanguages } from './indexed-languages.ts';
import { namesOfTags } from './language-texts.ts';
import type { SearchDocument, SearchEntry } from './port/port.ts';
import { entryOf } from './port/unreadable.ts';

const kind = { name: 'candidates' } as const;

/** Only the masked candidate is indexed: what the index does not contain can be neither found nor returned. */
export const candidateEntries = (summaries: readonly CandidateSummary[]): Promise<SearchEntry[]> =>
  Promise.all(
    summaries.map((summary) =>
      entryOf(kind, summary.id, async () => (isListed(summary) ? documentOf(toMasked(summary), summary) : undefined)),
    ),
  );

/** What the index has of a masked candidate, besides the summary that searches return. */
type Searched = Pick<
  MaskedCandidate,
  'subtitle' | 'skills' | 'occupation' | 'language' | 'languages' | 'location' | 'experience' | 'created_at'
>;

/** The entry of a masked candidate who may be found. */
export const maskedEntry = (id: number, masked: Searched): Promise<SearchEntry> =>
  entryOf(kind, id, () => documentOf(masked, { profile_public: false, blocks: [] }));

/** Who may find the candidate. */
type Visibility = Pick<CandidateSummary, 'profile_public' | 'blocks'>;

async function documentOf(masked: Searched, { profile_public, blocks }: Visibility): Promise<SearchDocument> {
  const [tags = []] = await textTags([masked.language]);
  const shown = shownTexts(masked);
  const rows = [...masked.languages, ...unstatedRows(masked.languages, tags)];
  const language_names = await namesOfTags(rows.map(({ tag }) => tag));
  return {
    at: masked.created_at,
    texts: {
      ...shown,
      skills: shown.skills.join('\n'),
      occupation: tokensOfOccupation(masked.occupation),
      language_names,
    },
    values: {
      is_public: profile_public ? 1 : 0,
      blocked: keysOfBlocks(blocks),
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
