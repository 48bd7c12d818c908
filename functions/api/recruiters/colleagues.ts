import { readAccount } from '#functions/entities/account/account-store.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { type ColleagueChange, changeTeam } from '#functions/entities/company/change-team.ts';
import { withLeft } from '#functions/entities/company/left-colleagues.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { companyCalls } from '#shared/contracts/company.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

/** A recruiter's account with the company in which it works. */
export interface FoundColleague {
  recruiter_id: number;
  account: Account;
}

/** The account of a recruiter, as of the company in which they work (1 read unit). */
export async function readColleague(id: number): Promise<FoundColleague | undefined> {
  const account = await readAccount('recruiter', id);
  return account && { recruiter_id: account.company?.id ?? account.id, account };
}

/** Gives a colleague another role or limit of views, which their next request has (2 read units, 4 write units). */
export const changeColleague: UseCase<typeof companyCalls.changeColleague, FoundColleague> = async (request) => {
  const { params, body, now, latest } = request;
  const { role, max_views } = body;
  return { id: params.id, role: await change(latest, now, { role, maxViews: max_views }) };
};

/** Ends a colleague's membership with all their sessions (2 read units, 4 write units): their next request is refused. */
export const removeColleague: UseCase<typeof companyCalls.removeColleague, FoundColleague> = async (request) => {
  await change(request.latest, request.now, { leaves: withLeft, sessions: {} });
  return undefined;
};

/** Ends the caller's own membership (2 read units, 4 write units); the sessions go on, without the company. */
export const leave: UseCase<typeof companyCalls.leave> = async ({ caller, now }) => {
  await change(() => readColleague(caller.id), now, { leaves: withLeft });
  return undefined;
};

/**
 * @returns the colleague's role
 * @throws HttpError 400 for a founder
 */
async function change(read: () => Promise<FoundColleague | undefined>, now: EpochMs, to: ColleagueChange) {
  const role = await changeTeam(async () => (await read())?.account, now, to);
  if (role === undefined) throw new HttpError('INVALID_STATE', { text: textId('founder_stays') });
  return role;
}
