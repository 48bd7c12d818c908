import { roleOf } from '#functions/entities/account/caller.ts';
import { readAccounts } from '#functions/entities/account/read-accounts.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { linkedId } from '#functions/entities/company/join-company.ts';
import type { StoredInvitation } from '#functions/entities/company/stored-team.ts';
import { readTeam } from '#functions/entities/company/team-store.ts';
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

/** The caller's company: who works there, and for owners whom they invited (1 read unit, and 0.5 for each person). */
export const team: UseCase<typeof companyCalls.team> = async ({ caller, now }) => {
  const { stored, invitations } = await readTeam(caller.id, now);
  const accounts = await readAccounts([caller.id, ...stored.colleagues.map(({ id }) => id)]);
  const shown = (id: number, rest: Pick<Colleague, 'role' | 'joined_at'>) => toColleague(accounts.get(id), rest);
  const role = roleOf(caller);
  return {
    company_id: caller.id,
    role,
    colleagues: [
      ...shown(caller.id, { role: 'owner', joined_at: null }),
      ...stored.colleagues.flatMap((each) => shown(each.id, each)),
    ],
    invitations: role === 'owner' ? invitations.map(toInvitation) : [],
  };
};

/** An account whose deletion has begun is shown no more, although the team still has it. */
const toColleague = (
  account: Account | undefined,
  { role, joined_at }: Pick<Colleague, 'role' | 'joined_at'>,
): Colleague[] =>
  account && account.name !== '' ? [{ id: account.id, name: account.name, email: account.email, role, joined_at }] : [];
