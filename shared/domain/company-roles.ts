/** What colleagues may do in their company, from most to least (decision 113). */
export const companyRoles = ['owner', 'recruiter', 'viewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Whether a role has the rights of another one: owners do what recruiters do, and these what viewers do. */
export const includesRole = (role: CompanyRole, needed: CompanyRole): boolean =>
  companyRoles.indexOf(role) <= companyRoles.indexOf(needed);

/** How many colleagues a company has at most, its founder included. */
export const maxColleagues = 30;

/** How many invitations of a company are open at most. */
export const maxInvitations = 20;

/** How many days an invitation is open, and one of everybody at a mail domain. */
export const invitationDays = 14;
export const domainInvitationDays = 365;
