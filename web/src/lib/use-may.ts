import { readCompany } from '#shared/contracts/company-header.ts';
import { type ClientCall, neededRole } from '#shared/contracts/define.ts';
import { type CompanyRole, includesRole } from '#shared/domain/company-roles.ts';
import { companyIdOf, getSession, type SessionUser, updateSessionUser } from './session.ts';
import { useSession } from './use-session.ts';

/** A call that a screen offers. */
export type OfferedCall = Pick<ClientCall, 'about' | 'role' | 'method'>;

/** Until a colleague's role is known, it is the least. */
const roleOf = ({ company_id, company_role }: SessionUser): CompanyRole =>
  company_role ?? (company_id === undefined ? 'owner' : 'viewer');

/** Notes the company and role that a response names, if it is one to the present session and they changed, here or on another device. */
export const noteCompany = (authorization: string | undefined, header: string | undefined): void => {
  const company = readCompany(header);
  const session = getSession();
  if (!company || !session || authorization !== `Bearer ${session.token}`) return;
  const { id, role } = company;
  if (companyIdOf(session.user) !== id || roleOf(session.user) !== role)
    updateSessionUser({ company_id: id, company_role: role });
};

/** Whether an account's role in its company allows a call, by the contract. The server decides with each call; this shows it beforehand. */
export const mayCall = (user: SessionUser, call: OfferedCall): boolean => {
  const needed = neededRole(call);
  return needed === undefined || includesRole(roleOf(user), needed);
};

/** The same for the signed-in account; true for guests, who are sent to a sign-in. */
export const useMay = (call: OfferedCall): boolean => {
  const user = useSession()?.user;
  return !user || mayCall(user, call);
};

/** Whether only owners may make a call. */
export const needsOwner = (call: OfferedCall): boolean => neededRole(call) === 'owner';
