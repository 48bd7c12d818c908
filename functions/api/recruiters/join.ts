import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { type Account, isInUse } from '#functions/entities/account/stored-account.ts';
import { isInvited, readJoining } from '#functions/entities/company/join-company.ts';
import { setMembership, setWorksIn } from '#functions/entities/company/membership-writes.ts';
import { readTeam, requireTeam } from '#functions/entities/company/team-store.ts';
import { jobsOfRecruiter } from '#functions/entities/job/job-store.ts';
import { hasJobDrafts } from '#functions/entities/job-draft/job-draft-store.ts';
import { isActive, readEntitlement, requireNoPlan } from '#functions/entities/subscription/entitlement-store.ts';
import { openOrderAmong } from '#functions/entities/subscription/open-orders.ts';
import { readLatestOrders, requireOrders } from '#functions/entities/subscription/pending-purchase-store.ts';
import type { LatestOrders } from '#functions/entities/subscription/stored-purchase.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { companyCalls } from '#shared/contracts/company.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/**
 * Accepts an invitation with the caller's own account, whose address is invited (about 7 read and 18 write units). What it has of
 * its own cannot come along: accounts with jobs, drafts, a plan or colleagues are refused, and those with an order that is open, whose plan
 * no one could use.
 * @throws HttpError 404 when the invitation is not open, or of another address
 */
export const joinCompany: UseCase<typeof companyCalls.joinCompany> = ({ params, caller, now }) =>
  retry(async () => {
    const account = await readAccount('recruiter', caller.id);
    if (!isInUse(account)) throw new HttpError('SESSION_REQUIRED');
    const joining = await readJoining(params.id, now);
    if (!joining || !isInvited(joining.invitation, account.email))
      throw new HttpError('NOT_FOUND', { text: invitationOver });
    const { membership, writesFor } = joining;
    // The response to an earlier attempt was lost, or a colleague opened the link of the domain, or the founder their own.
    if (membership.id === (account.company?.id ?? account.id))
      throw new HttpError('INVALID_STATE', { text: textId('already_colleague') });
    if (account.company) throw new HttpError('INVALID_STATE', { text: textId('works_elsewhere') });
    if (joining.isRefused(account)) throw new HttpError('INVALID_STATE', { text: textId('left_company') });
    const [own, orders] = await Promise.all([readTeam(account.id, now), readLatestOrders(account.id)]);
    if (own.stored.colleagues.length > 0 || (await hasOwn(account, orders, now))) {
      throw new HttpError('INVALID_STATE', { text: textId('own_company_in_use') });
    }
    const { done } = await transact({
      account: setMembership(account, membership),
      profile: setWorksIn(account.id, membership.id),
      ownTeam: requireTeam(account.id, own.stored),
      ownPlan: requireNoPlan(account.id, now),
      ownOrders: requireOrders(account.id, orders),
      ...writesFor(account),
    });
    return done ? { company_id: membership.id, role: membership.role } : undefined;
  });

const invitationOver = textId('invitation_over');

/** Whether the account has jobs or drafts of them, a plan that counts now, or an order of one that is open. */
async function hasOwn({ id }: Account, orders: LatestOrders, now: EpochMs): Promise<boolean> {
  const [jobs, isDrafting, entitlement, order] = await Promise.all([
    jobsOfRecruiter(id, { limit: 1, start: undefined }),
    hasJobDrafts(id),
    readEntitlement(id),
    openOrderAmong(id, orders, now),
  ]);
  return jobs.items.length > 0 || isDrafting || isActive(entitlement, now) || order !== undefined;
}
