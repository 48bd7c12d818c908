import type { TransactionItem } from '#functions/data/write.ts';
import type { Membership } from '#functions/entities/account/stored-account.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { maxColleagues } from '#shared/domain/company-roles.ts';
import { mailDomain } from '#shared/domain/email-address.ts';
import { type EpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { hasLeft, withoutLeft } from './left-colleagues.ts';
import { noteColleagues } from './membership-writes.ts';
import type { StoredInvitation } from './stored-team.ts';
import { deleteInvitation, putTeam, readTeam, requireInvitation } from './team-store.ts';

/** An open invitation, and the writes by which an account accepts it. */
export interface Joining {
  invitation: StoredInvitation;
  membership: Membership;
  /** Whether a person left, or was removed: then an owner has to invite them by their address. */
  isRefused: (person: { id?: number; email: string }) => boolean;
  /**
   * `invitation` fails when it has ended meanwhile, `founder` when the company takes no colleagues any more, and `team` when others joined
   * or were invited meanwhile.
   */
  writesFor: (person: { id: number; email: string }) => Record<'invitation' | 'founder' | 'team', TransactionItem>;
}

/** Company and invitation of the id that a link has: `7-0b0ce5a1-…`. */
export function partsOfInvitation(id: string): { companyId: number; invitationId: string } {
  const end = id.indexOf('-');
  return { companyId: Number(id.slice(0, end)), invitationId: id.slice(end + 1) };
}

/** The id of an invitation with its company's, as links have it. */
export const linkedId = ({ company_id, id }: Pick<StoredInvitation, 'company_id' | 'id'>): string =>
  `${company_id}-${id}`;

/** Whether an address is invited: the very one, or any at the domain. */
export const isInvited = ({ email, domain }: StoredInvitation, address: string): boolean =>
  domain === undefined ? address === email : mailDomain(address) === domain;

/** An invitation that can be accepted now, or undefined (1 read unit for each 4 KB of the team). */
export async function readJoining(linked: string, now: EpochMs): Promise<Joining | undefined> {
  const { companyId, invitationId } = partsOfInvitation(linked);
  const { stored, invitations } = await readTeam(companyId, now);
  const invitation = invitations.find(({ id }) => id === invitationId);
  if (!invitation || stored.colleagues.length + 1 >= maxColleagues) return undefined;
  const { role } = invitation;
  return {
    invitation,
    membership: { id: companyId, role },
    isRefused: (person) => invitation.domain !== undefined && hasLeft(stored, person),
    writesFor: (person) => ({
      invitation: invitation.domain === undefined ? deleteInvitation(invitation) : requireInvitation(invitation),
      founder: noteColleagues(companyId),
      team: putTeam(companyId, stored, {
        colleagues: [...stored.colleagues, { id: person.id, role, joined_at: toIso(now) }],
        ...withoutLeft(stored, person),
      }),
    }),
  };
}

/**
 * The same for who has just proven that an address is theirs.
 * @throws HttpError 400 INVALID_OTP when the invitation is not open, or of another address, or does not bring them back
 */
export async function readOwnJoining(linked: string, email: string, now: EpochMs): Promise<Joining> {
  const joining = await readJoining(linked, now);
  if (!joining || !isInvited(joining.invitation, email))
    throw new HttpError('INVALID_OTP', { text: textId('invitation_over') });
  if (joining.isRefused({ email })) throw new HttpError('INVALID_OTP', { text: textId('left_company') });
  return joining;
}
