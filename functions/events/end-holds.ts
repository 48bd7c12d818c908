import type { DynamoDBRecord } from 'aws-lambda';
import { plainImage } from '#functions/data/change.ts';
import { parseApplication } from '#functions/entities/application/stored-application.ts';
import { announceHeld } from '#functions/entities/hiring/end-hold.ts';
import { clock } from '#functions/platform/clock.ts';
import { toEpochMs } from '#shared/domain/time.ts';

/**
 * Waits until a change of several applications can no longer be undone, and announces this one's: the stream's record of that
 * write notifies the candidate (decision 116). Records come in the order of their changes, so those behind wait as long at
 * most. Repeated and late records change nothing more.
 */
export async function endHold({ dynamodb }: DynamoDBRecord): Promise<void> {
  const application = parseApplication(plainImage(dynamodb?.NewImage));
  if (!application.held) return;
  await clock.waitUntil(toEpochMs(application.held.until));
  await announceHeld(application, clock.now());
}
