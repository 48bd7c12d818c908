import type { PageKey } from '#functions/data/page.ts';
import {
  readCandidates,
  visibleCandidateAt,
  visibleCandidateKey,
  visibleCandidates,
} from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import type { IndexKind, Place, SearchEntry } from './port.ts';

/** How many candidates one page reads for rebuilding the index. */
const pageSize = 500;

/** The texts that a keyword is searched in, the most relevant last; never the person's name. */
const keyword = ['language_names', 'location', 'language', 'skills', 'subtitle'];

/** The index of active candidates as recruiters see them, masked. */
export const candidateIndex: IndexKind = {
  name: 'candidates',
  version: 9,
  texts: [...keyword, 'experience'],
  longTexts: [],
  keyword,
  values: ['is_public', 'place', 'years'],
  levels: 'stated',
  facets: [
    { name: 'place', column: 'place', filters: ['place'] },
    { name: 'experience', column: 'years', filters: ['years'] },
  ],
  /** 1 read unit for each 4 KB of a profile. */
  async read(ids) {
    const profiles = await readCandidates(ids, true);
    const found = await makeEntries([...profiles.values()].map(({ summary }) => summary));
    const entries = new Map(found.map((entry) => [entry.id, entry]));
    return ids.map((id) => entries.get(id) ?? { id, document: undefined });
  },
  /** 0.5 read units for each 4 KB of summaries. */
  async readNewest(limit) {
    const { items, next } = await visibleCandidates({ page: { limit, start: undefined } });
    return { entries: await makeEntries(items), hasAll: next === undefined };
  },
  async readAll(start) {
    const { items, next } = await visibleCandidates({ page: { limit: pageSize, start } });
    return { entries: await makeEntries(items), next };
  },
  placeOf: visibleCandidateAt,
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

/** Loaded with the first changes: most calls of a domain start without it. */
const makeEntries = async (summaries: readonly CandidateSummary[]): Promise<SearchEntry[]> =>
  (await import('./candidate-entries.ts')).candidateEntries(summaries);
