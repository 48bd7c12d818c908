import { type CompanyRole, companyRoles } from '../domain/company-roles.ts';

/** In whose company a recruiter works, and what they may do there. */
interface Membership {
  id: number;
  role: CompanyRole;
}

/**
 * The response header with a recruiter's present company and role: a browser shows the company's records, and no action that the role
 * does not allow. Founders are owners of their own. Absent for everyone else, and in responses of public calls.
 */
export const companyHeader = 'x-company';

export const writeCompany = ({ id, role }: Membership): string => `${id} ${role}`;

/** The company and role in a header's value; undefined without one, or for a role of a newer server. */
export function readCompany(value: string | undefined): Membership | undefined {
  const [id, name] = value?.split(' ') ?? [];
  const role = companyRoles.find((each) => each === name);
  return role && { id: Number(id), role };
}
