import { setTimeout as pause } from 'node:timers/promises';
import { seedPlans } from '#functions/entities/plan/seed-plans.ts';
import { clock } from '#functions/platform/clock.ts';
import { describeError, log } from '#functions/platform/log.ts';

/** The rights of a new role are eventually consistent: DynamoDB refuses it for some seconds. */
const attempts = 6;
const pauseMs = 5_000;

/**
 * Started by a deployment: gives a new portal its plans.
 * @throws Error when the table refuses or does not answer: CloudFormation then rolls the deployment back
 */
export async function handler(): Promise<void> {
  const { outcome } = await withRights(() => seedPlans(clock.now()));
  log('PLANS_SEEDED', { outcome });
}

/** Retries while DynamoDB does not know the role's rights yet; every other error is final. */
async function withRights<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isTooEarly = error instanceof Error && error.name === 'AccessDeniedException' && attempt < attempts;
      if (!isTooEarly) {
        log('PLANS_NOT_SEEDED', describeError(error));
        throw error;
      }
      await pause(pauseMs);
    }
  }
}
