import { indexKeys, keys } from '#functions/data/keys.ts';
import { newestCards } from '#functions/data/newest.ts';
import type { PageKey } from '#functions/data/page.ts';
import { write } from '#functions/data/write.ts';
import { jobSummary } from '#shared/contracts/jobs.ts';

/** How many jobs are changed in parallel. */
const pageSize = 25;

/**
 * Gives all jobs of a recruiter the e-mail address that the account has now, 25 at a time (1 write unit for each KB of a
 * job). A job that has it already does not change.
 */
export async function refreshContacts(recruiterId: number, email: string): Promise<void> {
  let start: PageKey | undefined;
  do {
    const place = indexKeys.jobsOfRecruiter(recruiterId);
    const { items, next } = await newestCards(place, jobSummary, { page: { limit: pageSize, start } });
    await Promise.all(items.map(({ id }) => refreshContact(id, email)));
    start = next;
  } while (start);
}

async function refreshContact(jobId: number, email: string): Promise<void> {
  // The condition fails when the job has the address already, or is deleted.
  await write({
    Update: {
      Key: keys.job(jobId),
      UpdateExpression: 'SET recruiter.email = :email ADD version :one',
      ConditionExpression: 'recruiter.email <> :email AND attribute_exists(PK)',
      ExpressionAttributeValues: { ':email': email, ':one': 1 },
    },
  });
}
