import * as z from 'zod/mini';
import { companyRoles } from '../domain/company-roles.ts';
import { textId } from '../texts/text-id.ts';
import { ofInvitation } from './colleague-signup.ts';
import { defineCall } from './define.ts';
import { email, id, idText, instant, readerLanguage } from './fields.ts';

// Colleagues of a company, and the invitations by which they come (decision 113). Who joins has entered a code that was sent to the
// invited address, or has an account with that address.

const role = z.enum(companyRoles, textId('value_invalid'));

const maxViews = z
  .int(textId('value_invalid'))
  .check(z.minimum(0, textId('value_invalid')), z.maximum(100_000, textId('value_invalid')));

const colleague = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role,
  /** Null for the founder, to whom the company's id belongs. */
  joined_at: z.nullable(instant),
  /** How many views of the plan the colleague may use; absent: as many as it has. */
  max_views: z.optional(z.int()),
  /** Those used of the present plan, where they are limited. */
  views_used: z.optional(z.int()),
  /** Agreed interviews to come, which pass to the founder when the colleague leaves; for owners, and of the caller. */
  interviews: z.optional(z.int()),
});
export type Colleague = z.output<typeof colleague>;

const invitation = z.object({
  id: z.string(),
  /** Of everybody at a domain: `@` and the domain. */
  email: z.string(),
  /** Of everybody with an address at this mail domain, until it is withdrawn or has ended. */
  domain: z.optional(z.string()),
  role,
  invited_at: instant,
  valid_until: instant,
});
export type Invitation = z.output<typeof invitation>;

const team = z.object({
  company_id: id,
  /** The caller's own role. */
  role,
  /** The founder first, then in the order in which they joined. */
  colleagues: z.array(colleague),
  /** The open ones, oldest first; for owners. */
  invitations: z.array(invitation),
});
export type Team = z.output<typeof team>;

export const invitationBody = z.object({
  email,
  role,
  language: readerLanguage,
  /** Invites everybody at the mail domain of `email`, by the link alone. */
  whole_domain: z.optional(z.literal(true)),
});

const ofColleague = {
  access: { recruiter: 'owner' },
  role: 'owner',
  // Ids of recruiters are consecutive: who works elsewhere is answered like none.
  owned: { record: 'colleague', at: 'params.id', absent: 'NOT_FOUND', isHidden: true },
  params: z.object({ id: idText }),
} as const;

export const companyCalls = {
  team: defineCall({
    method: 'GET',
    path: '/recruiter/team',
    summary: "The people of the caller's company with their roles, and for owners the open invitations.",
    access: { recruiter: 'any' },
    status: 200,
    answer: team,
  }),
  invite: defineCall({
    method: 'POST',
    path: '/recruiter/team/invitations',
    summary:
      "Invites a colleague by mail, with a role, or everybody at the company's mail domain, by a link. A repeated one replaces the one before.",
    access: { recruiter: 'any' },
    role: 'owner',
    verified: 'colleagues',
    body: invitationBody,
    status: 201,
    answer: invitation,
    errors: ['NOT_VERIFIED', 'INVALID_STATE', 'TOO_MANY_REQUESTS'],
  }),
  withdrawInvitation: defineCall({
    method: 'DELETE',
    path: '/recruiter/team/invitations/{id}',
    summary: "Withdraws an open invitation of the caller's company.",
    access: { recruiter: 'self' },
    own: ['params.id.0'],
    role: 'owner',
    params: ofInvitation,
    status: 204,
  }),
  invitation: defineCall({
    method: 'GET',
    path: '/recruiter/invitations/{id}',
    summary: 'An open invitation, by the id in its link.',
    access: 'public',
    params: ofInvitation,
    status: 200,
    answer: z.object({
      company_name: z.string(),
      email: z.string(),
      domain: z.optional(z.string()),
      role,
      valid_until: instant,
    }),
    errors: ['NOT_FOUND'],
  }),
  joinCompany: defineCall({
    method: 'POST',
    path: '/recruiter/invitations/{id}/join',
    summary:
      'Accepts an invitation with the account that has the invited address, or one at the invited domain, and no jobs, plan or colleagues of its own.',
    access: { recruiter: 'any' },
    about: 'account',
    params: ofInvitation,
    status: 200,
    answer: z.object({ company_id: id, role }),
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  changeColleague: defineCall({
    method: 'PUT',
    path: '/recruiter/team/{id}',
    summary: 'Gives a colleague another role, or limits their views of the plan, from their next request.',
    ...ofColleague,
    /** What is absent stays; null ends the limit. */
    body: z.object({ role: z.optional(role), max_views: z.optional(z.nullable(maxViews)) }),
    status: 200,
    answer: z.object({ id, role }),
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  removeColleague: defineCall({
    method: 'DELETE',
    path: '/recruiter/team/{id}',
    summary: "Ends a colleague's membership and sessions; jobs and messages stay with the company.",
    ...ofColleague,
    status: 204,
    errors: ['NOT_FOUND', 'INVALID_STATE'],
  }),
  leave: defineCall({
    method: 'POST',
    path: '/recruiter/team/leave',
    summary: "Ends the caller's own membership; jobs and messages stay with the company.",
    access: { recruiter: 'any' },
    about: 'account',
    status: 204,
    errors: ['INVALID_STATE'],
  }),
};
