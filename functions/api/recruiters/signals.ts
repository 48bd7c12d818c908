import type { Caller } from '#functions/entities/account/caller.ts';
import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readBilling } from '#functions/entities/billing/billing-store.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { checkWebsite } from '#functions/services/websites/check-website.ts';
import type { Signals } from '#shared/contracts/recruiters.ts';
import { isGstin } from '#shared/domain/billing/gstin.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/**
 * What an admin weighs before verifying a recruiter: whether the company's website answers now, and the GSTIN of the billing
 * details (1 read unit, and the audit entry of the read). The website is the one that the recruiter stated, of no other address.
 */
export async function readSignals(caller: Caller, id: number, now: EpochMs): Promise<Signals> {
  await auditRead(caller, 'recruiter', id, now);
  const [profile, billing] = await Promise.all([readRecruiter(id), readBilling(id)]);
  const website = profile?.company.website;
  const outcome = website ? await checkWebsite(website) : undefined;
  const gstin = billing?.gstin;
  return {
    ...(outcome && { website: outcome, visited_at: toIso(clock.now()) }),
    ...(gstin && isGstin(gstin) && { gstin }),
  };
}
