import { beginsWith, checkItem, deleteItem, is, isAbsent, isPresent, putVersion } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import { queryItems } from '#functions/data/query.ts';
import { type TransactionItem, write } from '#functions/data/write.ts';
import { type EpochMs, expiryAt } from '#shared/domain/time.ts';
import { type ColleagueViews, parseColleagueViews } from './colleague-views.ts';
import {
  foundersOnly,
  type StoredInvitation,
  type StoredTeam,
  storedInvitation,
  storedTeam,
  teamSchemaVersion,
} from './stored-team.ts';

/** A company's people and its open invitations, oldest first. */
export interface Team {
  stored: StoredTeam;
  invitations: StoredInvitation[];
  /** Of colleagues whose views are limited. */
  views: ColleagueViews[];
}

/** The team of a company, read consistently in one query (1 read unit for each 4 KB: about 30 colleagues and invitations). */
export async function readTeam(companyId: number, now: EpochMs): Promise<Team> {
  const place = keys.team(companyId);
  const { items } = await queryItems(place, { sort: beginsWith(place.SK), consistent: true });
  const [team] = items.filter(({ entity }) => entity === 'team');
  return {
    stored: team ? storedTeam.parse(team) : foundersOnly,
    views: items.filter(({ entity }) => entity === 'colleague_views').map(parseColleagueViews),
    invitations: items
      .filter(({ entity }) => entity === 'company_invitation')
      .map((item) => storedInvitation.parse(item))
      .filter(({ valid_until }) => now < valid_until)
      .sort((left, right) => (left.invited_at < right.invited_at ? -1 : 1)),
  };
}

/** The write of a changed team (2 write units inside a transaction for each KB). It fails when the team changed since it was read. */
export const putTeam = (companyId: number, before: StoredTeam, change: Partial<StoredTeam>): TransactionItem =>
  putVersion<StoredTeam>({
    ...keys.team(companyId),
    entity: 'team',
    schema_version: teamSchemaVersion,
    ...before,
    ...change,
    version: before.version + 1,
  });

/** The check that a team is as it was read (2 write units inside a transaction). */
export const requireTeam = (companyId: number, { version }: StoredTeam): TransactionItem =>
  checkItem<StoredTeam>(keys.team(companyId), {
    when: version === 0 ? { PK: isAbsent } : { version: is(version) },
  });

/** The write of an invitation, whose new item starts its mail (2 write units inside a transaction). */
export const putInvitation = (invitation: StoredInvitation): TransactionItem => ({
  Put: {
    Item: {
      ...keys.companyInvitation(invitation.company_id, invitation.id),
      entity: 'company_invitation',
      schema_version: teamSchemaVersion,
      ...invitation,
      expires_at: expiryAt(invitation.valid_until),
    },
  },
});

/** The write that ends an invitation (2 write units inside a transaction). It fails when it has ended already. */
export const deleteInvitation = ({ company_id, id }: Pick<StoredInvitation, 'company_id' | 'id'>) =>
  deleteItem<StoredInvitation>(keys.companyInvitation(company_id, id), { when: { PK: isPresent } });

/** The check that an invitation is open (2 write units inside a transaction). */
export const requireInvitation = ({ company_id, id }: Pick<StoredInvitation, 'company_id' | 'id'>) =>
  checkItem<StoredInvitation>(keys.companyInvitation(company_id, id), { when: { PK: isPresent } });

/** Deletes an invitation, if it is open (1 write unit). */
export async function removeInvitation(companyId: number, id: string): Promise<void> {
  await write({ Delete: { Key: keys.companyInvitation(companyId, id) } });
}
