import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readRecruiter } from '#functions/entities/recruiter/recruiter-store.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { readJoining } from './join-company.ts';
import type { StoredInvitation } from './stored-team.ts';

/** What an invitation offers. */
export interface Offer {
  invitation: StoredInvitation;
  company: RecruiterSummary;
}

/**
 * An open invitation with its company (1.5 read units).
 * @throws HttpError 404 when it is not open, or its company not active
 */
export async function readOffer(linked: string, now: EpochMs): Promise<Offer> {
  const joining = await readJoining(linked, now);
  const company = joining && (await readRecruiter(joining.membership.id))?.summary;
  if (!joining || !isInUse(company)) throw new HttpError('NOT_FOUND');
  return { invitation: joining.invitation, company };
}
