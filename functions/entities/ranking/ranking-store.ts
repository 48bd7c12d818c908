import { hash } from 'node:crypto';
import { insertItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { queryPartition } from '#functions/data/query-page.ts';
import { write } from '#functions/data/write.ts';
import { rankingDays } from '#shared/domain/retention.ts';
import { addDays, expiryAt, toEpochMs } from '#shared/domain/time.ts';
import { packPlaces, parseRanking, type RankingRecord, rankingSchemaVersion } from './stored-ranking.ts';

/** What identifies a record: all that it shows, but not when. */
type Shown = Omit<RankingRecord, 'id' | 'shown_at' | 'version'>;

const idOf = (shown: Shown): string => hash('sha256', JSON.stringify(shown)).slice(0, 32);

/**
 * Records an order of applicants that is shown, once for each content, viewer and day: 1 write unit for each KB, about 2 for
 * 20 applicants and 5 for 100, and the same when the record exists.
 * @throws StoreUnavailable
 */
export async function putRanking(shown: Shown & Pick<RankingRecord, 'shown_at'>): Promise<void> {
  const { shown_at, places, ...rest } = shown;
  const id = idOf({ ...rest, places });
  // It fails when the same order of the same day is recorded already.
  await write(
    insertItem({
      ...keys.ranking(rest.job_id, rest.day, id),
      entity: 'ranking_record',
      schema_version: rankingSchemaVersion,
      id,
      ...rest,
      shown_at,
      places: packPlaces(places),
      version: 1,
      expires_at: expiryAt(addDays(toEpochMs(shown_at), rankingDays)),
    }),
  );
}

/** The records of a job, oldest first (0.5 read units for each 4 KB, which hold about two pages of 20 applicants). */
export const rankingsOfJob = (jobId: number, page: PageRequest): Promise<Page<RankingRecord>> =>
  queryPartition(keys.ranking(jobId, '', ''), parseRanking, page);
