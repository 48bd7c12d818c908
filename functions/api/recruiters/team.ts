import { roleOf } from '#functions/entities/account/caller.ts';
import { readAccounts } from '#functions/entities/account/read-accounts.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { usedOf } from '#functions/entities/company/colleague-views.ts';
import { linkedId } from '#functions/entities/company/join-company.ts';
import type { StoredInvitation } from '#functions/entities/company/stored-team.ts';
import { readTeam } from '#functions/entities/company/team-store.ts';
import { countBooked } from '#functions/entities/interview/booked-times.ts';
import { readEntitlement } from '#functions/entities/subscription/entitlement-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { Colleague, companyCalls, Invitation } from '#shared/contracts/company.ts';
import { toIso } from '#shared/domain/time.ts';

/** An invitation as owners see it. */
export const toInvitation = (stored: StoredInvitation): Invitation => ({
  id: linkedId(stored),
  email: stored.email,
  ...(stored.domain !== undefined && { domain: stored.domain }),
  role: stored.role,
  invited_at: stored.invited_at,
  valid_until: toIso(stored.valid_until),
});

/** The caller's company: who works there, and for owners whom they invited (1 read unit, and for each person 0.5, for owners 1; 1 more where views are limited). */
export const team: UseCase<typeof companyCalls.team> = async ({ caller, now }) => {
  const { stored, invitations, views } = await readTeam(caller.id, now);
  const accounts = await readAccounts([caller.id, ...stored.colleagues.map(({ id }) => id)]);
  const role = roleOf(caller);
  const isLimited = [...accounts.values()].some(({ company }) => company?.max_views !== undefined);
  const counted = stored.colleagues.map(({ id }) => id).filter((id) => role === 'owner' || id === caller.account.id);
  const interviewsOf = await countBooked(caller.id, counted, now);
  const subscription = isLimited ? (await readEntitlement(caller.id))?.subscription_id : undefined;
  const usedBy = (id: number) => {
    const used = views.find(({ colleague_id }) => colleague_id === id);
    return subscription === undefined ? 0 : usedOf(used, subscription);
  };
  return {
    company_id: caller.id,
    role,
    colleagues: [
      ...toColleague(accounts.get(caller.id), { role: 'owner', joined_at: null }),
      ...stored.colleagues.flatMap((each) =>
        toColleague(accounts.get(each.id), each).map((one) => ({
          ...withViews(one, accounts.get(each.id), usedBy(each.id)),
          interviews: interviewsOf(each.id),
        })),
      ),
    ],
    invitations: role === 'owner' ? invitations.map(toInvitation) : [],
  };
};

/** With the limit of views and what was used of it, where there is one. */
const withViews = (colleague: Colleague, account: Account | undefined, views_used: number): Colleague => {
  const max_views = account?.company?.max_views;
  return max_views === undefined ? colleague : { ...colleague, max_views, views_used };
};

/** An account whose deletion has begun is shown no more, although the team still has it. */
const toColleague = (
  account: Account | undefined,
  { role, joined_at }: Pick<Colleague, 'role' | 'joined_at'>,
): Colleague[] =>
  account && account.name !== '' ? [{ id: account.id, name: account.name, email: account.email, role, joined_at }] : [];
