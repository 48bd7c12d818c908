import type { DynamoDBRecord } from 'aws-lambda';
import { announceChanges } from '#functions/entities/change-feed/change-feed-store.ts';
import { clock } from '#functions/platform/clock.ts';

/** What the search indexes hold, by the entity's name. */
const searched = { job: 'jobs', candidate: 'candidates' } as const;

/**
 * Tells the search indexes which jobs and candidates changed, all of a batch at once and before anything else, so that
 * nothing that fails later keeps a job from being found. They look at the present state, so repetitions do no harm.
 */
export async function announceSearched(records: readonly DynamoDBRecord[]): Promise<void> {
  for (const [entity, kind] of Object.entries(searched)) {
    const ids = new Set(records.flatMap((record) => idOf(record, entity) ?? []));
    if (ids.size > 0) await announceChanges(kind, [...ids], clock.now());
  }
}

/** The id on a record's card; undefined for other entities and for what is no record of this table. */
function idOf({ dynamodb }: DynamoDBRecord, entity: string): number | undefined {
  const image = dynamodb?.NewImage ?? dynamodb?.OldImage;
  const id = Number(image?.card?.M?.id?.N);
  return image?.entity?.S === entity && Number.isSafeInteger(id) ? id : undefined;
}
