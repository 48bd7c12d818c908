import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';

/** How many recruiters one batch reads. */
const batchSize = 100;

/**
 * The present names of recruiters' companies, which is all that others may see of them (0.5 read units for each different one).
 * @param isNamed which of them are named
 */
export async function companyNames(
  recruiters: readonly number[],
  isNamed: (company: RecruiterSummary) => boolean = () => true,
): Promise<Map<number, string>> {
  const ids = [...new Set(recruiters)];
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, batch) =>
    readRecruiters(ids.slice(batch * batchSize, (batch + 1) * batchSize)),
  );
  const found = (await Promise.all(batches)).flatMap((batch) => [...batch]);
  return new Map(found.filter(([, company]) => isNamed(company)).map(([id, { company_name }]) => [id, company_name]));
}
