import type { Caller } from '#functions/entities/account/caller.ts';
import { auditRead } from '#functions/entities/audit/read-audit-store.ts';
import { readBilling } from '#functions/entities/billing/billing-store.ts';
import { readDocuments } from '#functions/entities/company-document/company-document-store.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { checkWebsite } from '#functions/services/websites/check-website.ts';
import type { Signals } from '#shared/contracts/recruiters.ts';
import { isGstin } from '#shared/domain/billing/gstin.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';

/**
 * What an admin weighs before verifying a recruiter: whether the company's website answers now, the GSTIN of the billing
 * details, and how many documents were uploaded (1.5 read units, and the audit entry of the read). The website is the one that the recruiter stated, of no other address.
 */
export async function readSignals(caller: Caller, id: number, now: EpochMs): Promise<Signals> {
  await auditRead(caller, 'recruiter', id, now);
  const [profile, billing, { documents }] = await Promise.all([
    readRecruiter(id),
    readBilling(id),
    readDocuments(id, false),
  ]);
  const website = profile?.company.website;
  const outcome = website ? await checkWebsite(website) : undefined;
  const gstin = billing?.gstin;
  return {
    ...(outcome && { website: outcome, visited_at: toIso(clock.now()) }),
    ...(gstin && isGstin(gstin) && { gstin }),
    ...(documents.length > 0 && { documents: documents.length }),
  };
}
