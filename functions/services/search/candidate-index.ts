import type { PageKey } from '#functions/data/page.ts';
import {
  readCandidates,
  visibleCandidateAt,
  visibleCandidateKey,
  visibleCandidates,
} from '#functions/entities/candidate/candidate-store.ts';
import type { CandidateSummary } from '#functions/entities/candidate/stored-candidate.ts';
import { toMasked } from '#functions/entities/candidate/to-masked.ts';
import { shownTexts } from '#shared/domain/candidate-filters.ts';
import type { IndexEntry, IndexKind, Place } from './search-store.ts';

/** How many candidates one page reads for rebuilding the index. */
const pageSize = 500;

/** Only the masked candidate is indexed: what the index does not contain can be neither found nor returned. */
function entryOf(summary: CandidateSummary): IndexEntry {
  if (summary.state !== 'active') return { id: summary.id, document: undefined };
  const masked = toMasked(summary);
  const shown = shownTexts(masked);
  return {
    id: summary.id,
    document: {
      at: masked.created_at,
      texts: { ...shown, skills: shown.skills.join('\n') },
      values: { is_public: summary.profile_public ? 1 : 0 },
      summary: masked,
    },
  };
}

/** What a summary shows can be searched, together and alone. */
const shownColumns = ['subtitle', 'skills', 'language', 'location', 'experience'];

/** The index of active candidates as recruiters see them, masked. */
export const candidateIndex: IndexKind = {
  name: 'candidates',
  version: 5,
  texts: shownColumns,
  longTexts: [],
  keyword: shownColumns,
  values: ['is_public'],
  /** 1 read unit for each 4 KB of a profile. */
  async read(ids) {
    const profiles = await readCandidates(ids, true);
    return ids.map((id) => {
      const profile = profiles.get(id);
      return profile ? entryOf(profile.summary) : { id, document: undefined };
    });
  },
  async readAll(start) {
    const { items, next } = await visibleCandidates({ page: { limit: pageSize, start } });
    return { entries: items.map(entryOf), next };
  },
};

/** The key in the list of visible candidates at which those after a place start; it is a search's cursor, too. */
export const candidateKeyAt = ({ at, id }: Place): PageKey => visibleCandidateKey(at, id);

/** The place that a key encodes. */
export const candidatePlaceOf = (key: PageKey): Place => visibleCandidateAt(key);
