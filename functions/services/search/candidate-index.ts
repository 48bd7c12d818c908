import type { PageKey } from '#functions/data/page.ts';
import {
  readCandidates,
  visibleCandidateAt,
  visibleCandidateKey,
  visibleCandidates,
} from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { shownTexts } from '#shared/domain/candidate-filters.ts';
import { experienceBand } from '#shared/domain/experience-bands.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { languageOf } from '#shared/domain/languages/tags.ts';
import { statedLanguages } from './indexed-languages.ts';
import type { IndexEntry, IndexKind, Place } from './search-store.ts';
import { textTags } from './text-tags.ts';

/** How many candidates one page reads for rebuilding the index. */
const pageSize = 500;

/** Only the masked candidate is indexed: what the index does not contain can be neither found nor returned. */
async function entriesOf(summaries: readonly CandidateSummary[]): Promise<IndexEntry[]> {
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

/** The texts that a keyword is searched in, the most relevant last; never the name. */
export const candidateKeywordColumns = ['location', 'language', 'skills', 'subtitle'];

/** The index of active candidates as recruiters see them, masked. */
export const candidateIndex: IndexKind = {
  name: 'candidates',
  version: 7,
  texts: [...candidateKeywordColumns, 'experience'],
  longTexts: [],
  keyword: candidateKeywordColumns,
  values: ['is_public', 'place', 'years'],
  levels: 'stated',
  facets: [
    { name: 'place', column: 'place', filters: ['place'] },
    { name: 'experience', column: 'years', filters: ['years'] },
  ],
  /** 1 read unit for each 4 KB of a profile. */
  async read(ids) {
    const profiles = await readCandidates(ids, true);
    const found = await entriesOf([...profiles.values()].map(({ summary }) => summary));
    const entries = new Map(found.map((entry) => [entry.id, entry]));
    return ids.map((id) => entries.get(id) ?? { id, document: undefined });
  },
  /** 0.5 read units for each 4 KB of summaries. */
  async readNewest(limit) {
    const { items, next } = await visibleCandidates({ page: { limit, start: undefined } });
    return { entries: await entriesOf(items), hasAll: next === undefined };
  },
  async readAll(start) {
    const { items, next } = await visibleCandidates({ page: { limit: pageSize, start } });
    return { entries: await entriesOf(items), next };
  },
};

/** The key in the list of visible candidates at which those after a place start; it is a search's cursor, too. */
export const candidateKeyAt = ({ at, id, value }: Place): PageKey => ({
  ...visibleCandidateKey(at, id),
  ...(value === undefined ? {} : { value }),
});

/** The place that a key encodes. */
export const candidatePlaceOf = (key: PageKey): Place => ({
  ...visibleCandidateAt(key),
  value: typeof key.value === 'number' ? key.value : undefined,
});
