import * as z from 'zod/mini';
import type { PageKey } from '#functions/data/page.ts';
import {
  readCandidates,
  visibleCandidateAt,
  visibleCandidateKey,
  visibleCandidates,
} from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { maskedCandidate } from '#shared/contracts/candidate-answers.ts';
import type { MaskedCandidate } from '#shared/contracts/candidates.ts';
import { experienceBands } from '#shared/domain/experience-bands.ts';
import type { IndexKind, Place, SearchEntry } from './port/port.ts';
import { collectUnreadable, entriesOfIds } from './port/unreadable.ts';

/** How many candidates one page reads for rebuilding the index. */
const pageSize = 500;

/** The texts that a keyword is searched in, the most relevant last; never the person's name. */
const keyword = ['language_names', 'location', 'language', 'skills', 'occupation', 'subtitle'];

/** The index of active candidates as recruiters see them, masked. */
export const candidateIndex: IndexKind<MaskedCandidate> = {
  name: 'candidates',
  version: 12,
  summary: maskedCandidate,
  texts: [...keyword, 'experience'],
  longTexts: [],
  keyword,
  values: ['is_public', 'blocked', 'place', 'years'],
  levels: 'stated',
  facets: [
    { name: 'place', column: 'place', filters: ['place'], values: z.string() },
    { name: 'experience', column: 'years', filters: ['years'], values: z.enum(experienceBands) },
  ],
  /** 1 read unit for each 4 KB of a profile, 0.5 with `eventual`. */
  async read(ids, consistency) {
    const unreadable = collectUnreadable({ name: 'candidates' });
    const profiles = await readCandidates(ids, consistency !== 'eventual', unreadable.add);
    const entries = await makeEntries([...profiles.values()].map(({ summary }) => summary));
    return entriesOfIds(ids, [...entries, ...unreadable.entries]);
  },
  /** 0.5 read units for each 4 KB of summaries. */
  async readNewest(limit) {
    const { entries, next } = await readVisible(limit, undefined);
    return { entries, hasAll: next === undefined };
  },
  readAll: (start) => readVisible(pageSize, start),
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

/** The entries of a page of visible candidates. */
async function readVisible(limit: number, start: PageKey | undefined) {
  const unreadable = collectUnreadable({ name: 'candidates' });
  const { items, next } = await visibleCandidates({ page: { limit, start }, onUnreadable: unreadable.add });
  return { entries: [...(await makeEntries(items)), ...unreadable.entries], next };
}

/** Loaded with the first changes: most calls of a domain start without it. */
const makeEntries = async (summaries: readonly CandidateSummary[]): Promise<SearchEntry[]> =>
  (await import('./candidate-entries.ts')).candidateEntries(summaries);
