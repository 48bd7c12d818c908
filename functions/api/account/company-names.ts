import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';

/** How many recruiters one batch reads. */
const batchSize = 100;

/**
 * The present names of recruiters' companies, which is all that others may see of them (0.5 read units for each different one).
 * Those that are not public any more are named too: the caller dealt with them, or reported the page that the caller saw.
 */
export async function companyNames(recruiters: readonly number[]): Promise<Map<number, string>> {
  const ids = [...new Set(recruiters)];
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, batch) =>
    readRecruiters(ids.slice(batch * batchSize, (batch + 1) * batchSize)),
  );
  const found = (await Promise.all(batches)).flatMap((batch) => [...batch]);
  return new Map(found.map(([id, { company_name }]) => [id, company_name]));
}
