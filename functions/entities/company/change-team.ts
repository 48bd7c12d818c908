import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccount } from '#functions/entities/account/account-store.ts';
import { type Account, isGone, isInUse, type Membership } from '#functions/entities/account/stored-account.ts';
import type { CompanyRole } from '#shared/domain/company-roles.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { type ColleagueViews, deleteColleagueViews } from './colleague-views.ts';
import { setMembership, setWorksIn } from './membership-writes.ts';
import type { StoredTeam } from './stored-team.ts';
import { putTeam, readTeam } from './team-store.ts';

/** What becomes of a colleague; what is absent stays. */
export interface ColleagueChange {
  /** What the team remembers of one who leaves. */
  leaves?: (team: StoredTeam, account: Account) => Pick<StoredTeam, 'left' | 'left_mailboxes'>;
  role?: CompanyRole | undefined;
  /** Null ends the limit. */
  maxViews?: number | null | undefined;
  /** The sessions that go on. */
  sessions?: Account['sessions'];
}

/**
 * Changes a colleague in the team and in their own account, whose membership is their right, in one transaction (1 read and 4 write
 * units for a small team, 4 write units more for one who leaves).
 * @param read reads the account again
 * @returns the colleague's role before or after the change; undefined for a founder, whose account is the company's
 */
export const changeTeam = (
  read: () => Promise<Account | undefined>,
  now: EpochMs,
  change: ColleagueChange,
): Promise<CompanyRole | undefined> =>
  retry(async () => {
    const account = await read();
    if (!account?.company) return { role: undefined };
    const { id: companyId, ...present } = account.company;
    const next = changed(present, change);
    if (next?.role === present.role && next.max_views === present.max_views) return { role: next.role };
    const { stored, views } = await readTeam(companyId, now);
    const { done } = await transact({
      team: putTeam(
        companyId,
        stored,
        next ? withRole(stored, account.id, next.role) : without(stored, account, change.leaves),
      ),
      account: setMembership(account, next && { id: companyId, ...next }, change.sessions),
      ...(!next && leavingWrites(account, companyId, views, now)),
    });
    return done ? { role: next?.role ?? present.role } : undefined;
  }).then(({ role }) => role);

type Rights = Omit<Membership, 'id'>;

/** What a colleague may do after a change; undefined for one who leaves. */
function changed(present: Rights, { leaves, role = present.role, maxViews }: ColleagueChange): Rights | undefined {
  const max_views = maxViews === undefined ? present.max_views : (maxViews ?? undefined);
  return leaves ? undefined : { role, ...(max_views !== undefined && { max_views }) };
}

const withRole = ({ colleagues }: StoredTeam, id: number, role: CompanyRole) => ({
  colleagues: colleagues.map((each) => (each.id === id ? { ...each, role } : each)),
});

const without = (team: StoredTeam, account: Account, remember: ColleagueChange['leaves']) => ({
  colleagues: team.colleagues.filter(({ id }) => id !== account.id),
  ...remember?.(team, account),
});

const leavingWrites = (account: Account, companyId: number, views: readonly ColleagueViews[], now: EpochMs) => ({
  profile: isGone(account.state) ? undefined : leave(account, now),
  views: views.some(({ colleague_id }) => colleague_id === account.id)
    ? deleteColleagueViews(companyId, account.id)
    : undefined,
});

/** Who leaves is a founder again, whom an admin has to verify. */
const leave = (account: Account, now: EpochMs) =>
  setWorksIn(account.id, undefined, account.verified || !isInUse(account) ? undefined : now);

/** A team remembers nothing of one who is erased, or whose company is. */
const rememberNothing = () => ({});

/**
 * Ends what an account that is erased has to do with colleagues: its own membership, and those of the people who worked in its company,
 * who are founders of their own again (2 read units without any).
 */
export async function dissolveTeam(id: number, now: EpochMs): Promise<void> {
  const accountOf = (recruiterId: number) => () => readAccount('recruiter', recruiterId);
  await changeTeam(accountOf(id), now, { leaves: rememberNothing });
  for (const colleague of (await readTeam(id, now)).stored.colleagues) {
    const account = await accountOf(colleague.id)();
    if (account?.company?.id === id) await changeTeam(accountOf(colleague.id), now, { leaves: rememberNothing });
  }
}
