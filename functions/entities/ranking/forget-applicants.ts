import { is, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryPages, readItem } from '#functions/data/query.ts';
import { retry } from '#functions/data/retry.ts';
import { write } from '#functions/data/write.ts';
import { appliedAmong } from '#functions/entities/application/application-store.ts';
import { isNamed, packPlaces, parseRanking, type RankingRecord, withoutPerson } from './stored-ranking.ts';

// A place names its applicant as long as the application exists (docs/decisions/0045-ranking-records.md). A record that is
// written while an application is deleted is met by one of the two functions, because both read consistently: the query
// finds every record that was written before it, and a record written later is compared with the applications.

type Key = ReturnType<typeof keys.ranking>;
type PackedRecord = Omit<RankingRecord, 'places'> & { places: string };

/**
 * Makes a candidate's places in the records of a job anonymous (1 read unit for each 4 KB of the job's records, and for
 * each record that names the candidate 1 more and 1 write unit for each KB). Idempotent.
 */
export async function forgetApplicant(jobId: number, candidateId: number): Promise<void> {
  for await (const items of queryPages(keys.ranking(jobId, '', ''), { consistent: true })) {
    for (const item of items) {
      const record = parseRanking(item);
      if (namedIn(record).includes(candidateId)) await makeAnonymous(keyOf(record), [candidateId]);
    }
  }
}

/** Makes those places of a new record anonymous whose applications are gone (1 read unit, and 1 for each applicant). */
export async function forgetGoneApplicants(Key: Key): Promise<void> {
  const record = await readRanking(Key);
  if (!record) return;
  const named = namedIn(record);
  const applied = await appliedAmong(record.job_id, named);
  const gone = named.filter((id) => !applied.has(id));
  if (gone.length > 0) await makeAnonymous(Key, gone);
}

const keyOf = ({ job_id, day, id }: RankingRecord): Key => keys.ranking(job_id, day, id);

const namedIn = ({ places }: RankingRecord): number[] =>
  places.flatMap((place) => (isNamed(place) ? [place.candidate_id] : []));

async function readRanking(Key: Key): Promise<RankingRecord | undefined> {
  const item = await readItem(Key);
  return item && parseRanking(item);
}

/** Concurrent changes of other places take effect, too: the later one is applied to the result of the other. */
const makeAnonymous = (Key: Key, candidateIds: readonly number[]): Promise<true> =>
  retry(async () => {
    const record = await readRanking(Key);
    // Its time to live has passed.
    if (!record) return true;
    const places = record.places.map((place) =>
      place.candidate_id !== null && candidateIds.includes(place.candidate_id) ? withoutPerson(place) : place,
    );
    const { done } = await write(
      updateItem<PackedRecord>(Key, {
        set: { places: packPlaces(places) },
        add: { version: 1 },
        when: { version: is(record.version) },
      }),
    );
    return done || undefined;
  });
