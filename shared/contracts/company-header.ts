import { type CompanyRole, companyRoles } from '../domain/company-roles.ts';

/** In whose company a founder's colleague works, and what they may do there. */
interface Membership {
  id: number;
  role: CompanyRole;
}

/**
 * The response header with a colleague's present company and role: a browser shows the company's records, and no action that the role
 * does not allow. Absent for founders, who are owners, for everyone else, and in responses of public calls.
 */
export const companyHeader = 'x-company';

export const writeCompany = ({ id, role }: Membership): string => `${id} ${role}`;

/** The company and role in a header's value; undefined without one, or for a role of a newer server. */
export function readCompany(value: string | undefined): Membership | undefined {
  const [id, name] = value?.split(' ') ?? [];
  const role = companyRoles.find((each) => each === name);
  return role && { id: Number(id), role };
}
