import { keys } from '#functions/data/keys.ts';
import { retry } from '#functions/data/retry.ts';
import { write } from '#functions/data/write.ts';
import type { HiringStage } from '#shared/domain/hiring-stages.ts';
import { readApplication } from './application-store.ts';
import { fieldOf, type ReachedStages } from './reached-stages.ts';
import type { StoredApplication } from './stored-application.ts';

/** The stages that were reached earlier than the application says. */
const earlierStages = (application: StoredApplication, stages: ReachedStages): [HiringStage, string][] =>
  (Object.entries(stages) as [HiringStage, string][]).filter(([stage, day]) => {
    const known = application[fieldOf(stage)];
    return known === undefined || day < known;
  });

/**
 * Records in a recruiter's application when it first reached some stages: of several days the earliest one stays, so that
 * duplicate, late and reordered calls have the same result (1 read unit; 1 write unit up to 1 KB when it changes). Without
 * such an application nothing happens.
 */
export const recordStages = (
  jobId: number,
  candidateId: number,
  recruiterId: number,
  stages: ReachedStages,
): Promise<true> =>
  retry(async () => {
    const application = await readApplication(jobId, candidateId);
    if (application?.summary.recruiter_id !== recruiterId) return true;
    const earlier = earlierStages(application, stages);
    if (earlier.length === 0) return true;
    const { done } = await write({
      Update: {
        Key: keys.application(jobId, candidateId),
        UpdateExpression: `SET ${earlier.map((_, place) => `#s${place} = :d${place}`).join(', ')}`,
        ConditionExpression: [
          'attribute_exists(PK)',
          ...earlier.map((_, place) => `(attribute_not_exists(#s${place}) OR #s${place} > :d${place})`),
        ].join(' AND '),
        ExpressionAttributeNames: Object.fromEntries(earlier.map(([stage], place) => [`#s${place}`, fieldOf(stage)])),
        ExpressionAttributeValues: Object.fromEntries(earlier.map(([, day], place) => [`:d${place}`, day])),
      },
    });
    return done || undefined;
  });
