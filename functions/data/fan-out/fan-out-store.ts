import { keys } from '#functions/data/keys.ts';
import { write } from '#functions/data/write.ts';
import { addDays, type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { type FanOutRest, fanOutSchemaVersion } from './stored-fan-out.ts';

/**
 * Stores what a run of a fan-out left, so that the stream's record of this write starts the next run (1 write unit). The
 * records behind the first run do not wait for the whole list, however long it is. A later rest of the same list takes the
 * item's place: the record has all that its run needs.
 * @param event the stream record that caused the run: a rest of another one is another write, a repeated delivery is not
 */
export async function putFanOutRest(rest: FanOutRest, event: string, now: EpochMs): Promise<void> {
  const expires_at = expiryAt(addDays(now, 1));
  await write({
    Put: {
      Item: { ...keyOf(rest), entity: 'fan_out', schema_version: fanOutSchemaVersion, event, expires_at, ...rest },
    },
  });
}

function keyOf(rest: FanOutRest) {
  if (rest.of === 'applications') return keys.jobFanOut(rest.job_id);
  return 'candidate_id' in rest
    ? keys.accountFanOut('candidate', rest.candidate_id)
    : keys.accountFanOut('recruiter', rest.recruiter_id);
}
