import { randomUUID } from 'node:crypto';
import { retry } from '#functions/data/retry.ts';
import { transact } from '#functions/data/transact.ts';
import { readAccounts } from '#functions/entities/account/read-accounts.ts';
import type { Account } from '#functions/entities/account/stored-account.ts';
import { withUse } from '#functions/entities/address-budget/day-budget.ts';
import { partsOfInvitation } from '#functions/entities/company/join-company.ts';
import { readOffer } from '#functions/entities/company/read-offer.ts';
import type { StoredInvitation } from '#functions/entities/company/stored-team.ts';
import {
  deleteInvitation,
  putInvitation,
  putTeam,
  readTeam,
  removeInvitation,
} from '#functions/entities/company/team-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import type { companyCalls } from '#shared/contracts/company.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import { domainInvitationDays, invitationDays, maxColleagues, maxInvitations } from '#shared/domain/company-roles.ts';
import { mailDomain } from '#shared/domain/email-address.ts';
import { mailProviders } from '#shared/domain/mail-providers.ts';
import { addDays, toIso } from '#shared/domain/time.ts';
import { type TextId, textId } from '#shared/texts/text-id.ts';
import { toInvitation } from './team.ts';

/**
 * Invites a person to the caller's company; the stream mails it (2 read units for a small team, 4 write units). It says nothing of whether the
 * address has an account elsewhere.
 * @throws HttpError 400 for a colleague, and with too many colleagues or invitations; 429 when the day's invitations are used up
 */
export const invite: UseCase<typeof companyCalls.invite> = ({ body, caller, now }) =>
  retry(async () => {
    const { role, language } = body;
    const { stored, invitations } = await readTeam(caller.id, now);
    const people = await readAccounts([caller.id, ...stored.colleagues.map(({ id }) => id)]);
    const domain = body.whole_domain && requireOwnDomain(body, people.get(caller.id));
    const email = domain === undefined ? body.email : `@${domain}`;
    if ([...people.values()].some((person) => person.email === email)) throw refusal(textId('already_colleague'));
    const before = invitations.find((each) => each.email === email);
    const open = invitations.length - (before ? 1 : 0);
    if (open >= maxInvitations) throw refusal(textId('too_many_invitations', { max: maxInvitations }));
    if (stored.colleagues.length + 1 >= maxColleagues)
      throw refusal(textId('too_many_colleagues', { max: maxColleagues }));
    const invitation: StoredInvitation = {
      id: randomUUID(),
      company_id: caller.id,
      email,
      ...(domain !== undefined && { domain }),
      role,
      by: caller.account.id,
      language,
      invited_at: toIso(now),
      valid_until: addDays(now, domain === undefined ? invitationDays : domainInvitationDays),
    };
    const { done } = await transact({
      team: putTeam(caller.id, stored, { invited: withUse(stored.invited, 'invitations', now) }),
      invitation: putInvitation(invitation),
      before: before && deleteInvitation(before),
    });
    return done ? toInvitation(invitation) : undefined;
  });

/**
 * The mail domain that everybody is invited of: the one of the founder's address, where the provider gives addresses to the company alone.
 * @throws HttpError 400 for another domain, for one of a mail provider, and for owners, whom an owner invites one by one
 */
function requireOwnDomain({ email, role }: BodyOf<typeof companyCalls.invite>, founder: Account | undefined): string {
  const domain = mailDomain(email);
  if (!founder || mailDomain(founder.email) !== domain) throw refusal(textId('domain_not_own'));
  if (mailProviders.has(domain)) throw refusal(textId('domain_of_provider'));
  if (role === 'owner') throw refusal(textId('owners_one_by_one'));
  return domain;
}

const refusal = (text: TextId) => new HttpError('INVALID_STATE', { text });

/** What an open invitation offers (1.5 read units). Everybody with its link sees it; only the invited address accepts it. */
export const showInvitation: UseCase<typeof companyCalls.invitation> = async ({ params, now }) => {
  const { invitation, company } = await readOffer(params.id, now);
  const { email, domain, role, valid_until } = invitation;
  return {
    company_name: company.company_name,
    email,
    ...(domain !== undefined && { domain }),
    role,
    valid_until: toIso(valid_until),
  };
};

/** Withdraws an invitation (1 write unit). Idempotent: one that has ended stays so. */
export const withdrawInvitation: UseCase<typeof companyCalls.withdrawInvitation> = async ({ params, caller }) => {
  await removeInvitation(caller.id, partsOfInvitation(params.id).invitationId);
  return undefined;
};
