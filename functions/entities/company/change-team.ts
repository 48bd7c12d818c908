import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { type Account, isGone, isInUse } from '#functions/entities/account/stored-account.ts';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { deleteColleagueViews } from './colleague-views.ts';
import { setMembership, setWorksIn } from './membership-writes.ts';
import { putTeam, readTeam } from './team-store.ts';

/** What becomes of a colleague: another role or none, and the sessions that go on. */
export interface ColleagueChange {
  role?: CompanyRole;
  /** Null ends the limit; absent: it stays. */
  maxViews?: number | null | undefined;
  sessions?: Account['sessions'];
}

/**
 * Changes a colleague in the team and in their own account, whose membership is their right, in one transaction (1 read and 4 write
 * units for a small team, 4 write units more for one who leaves).
 * @param read reads the account again
 * @returns false for a founder, whose account is the company's
 */
export const changeTeam = (
  read: () => Promise<Account | undefined>,
  now: EpochMs,
  { role, maxViews, sessions }: ColleagueChange,
): Promise<boolean> =>
  retry(async () => {
    const account = await read();
    if (!account?.company) return false;
    const { id: companyId, ...present } = account.company;
    const max_views = maxViews === undefined ? present.max_views : (maxViews ?? undefined);
    if (present.role === role && present.max_views === max_views) return true;
    const { stored } = await readTeam(companyId, now);
    const colleagues = stored.colleagues.flatMap((each) =>
      each.id !== account.id ? [each] : role ? [{ ...each, role }] : [],
    );
    const { done } = await transact({
      team: putTeam(companyId, stored, { colleagues }),
      account: setMembership(
        account,
        role && { id: companyId, role, ...(max_views !== undefined && { max_views }) },
        sessions,
      ),
      profile: role || isGone(account.state) ? undefined : leave(account, now),
      views: role || present.max_views === undefined ? undefined : deleteColleagueViews(companyId, account.id),
    });
    return done || undefined;
  });

/** Who leaves is a founder again, whom an admin has to verify. */
const leave = (account: Account, now: EpochMs) =>
  setWorksIn(account.id, undefined, account.verified || !isInUse(account) ? undefined : now);

/**
 * Ends what an account that is erased has to do with colleagues: its own membership, and those of the people who worked in its company,
 * who are founders of their own again (2 read units without any).
 */
export async function dissolveTeam(id: number, now: EpochMs): Promise<void> {
  const accountOf = (recruiterId: number) => () => readAccount('recruiter', recruiterId);
  await changeTeam(accountOf(id), now, {});
  for (const colleague of (await readTeam(id, now)).stored.colleagues) {
    const account = await accountOf(colleague.id)();
    if (account?.company?.id === id) await changeTeam(accountOf(colleague.id), now, {});
  }
}
