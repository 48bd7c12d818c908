import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { changeOf } from '#functions/data/change.ts';
import { describeError, log } from '#functions/platform/log.ts';
import { announceSearched } from './announce-searched.ts';
import { applyEffects } from './apply-effects.ts';
import { clearReplacedFiles } from './clear-replaced-files.ts';
import { effectsOf } from './effects-of.ts';
import { followAccounts } from './follow-accounts.ts';
import { followJobs } from './follow-jobs.ts';
import { followVideos } from './follow-videos.ts';
import { refreshCopies } from './refresh-copies.ts';

/**
 * Brings about what follows from the table's changes, in their order. The first record that fails is reported:
 * the event source delivers from there again, and after its last attempt sends a poisonous record to the queue of
 * dead letters. Repeated, late and shuffled records lead to the same state.
 */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  try {
    await announceSearched(Records);
  } catch (error) {
    log('EVENT_FAILED', { event: Records[0]?.eventID, ...describeError(error) });
    return { batchItemFailures: [{ itemIdentifier: Records[0]?.dynamodb?.SequenceNumber ?? '' }] };
  }
  for (const record of Records) {
    try {
      await fold(record);
    } catch (error) {
      log('EVENT_FAILED', { event: record.eventID, ...describeError(error) });
      return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
    }
  }
  return { batchItemFailures: [] };
}

async function fold(record: DynamoDBRecord): Promise<void> {
  const change = changeOf(record);
  const effects = effectsOf(change);
  if (effects.length > 0) await applyEffects(change, effects);
  await refreshCopies(change);
  await clearReplacedFiles(change);
  await followAccounts(change);
  await followJobs(change);
  await followVideos(change);
  log('EVENT_FOLDED', { event: change.eventId, entity: change.entity, effects: effects.length });
}
