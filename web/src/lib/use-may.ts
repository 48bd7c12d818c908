import { readCompany } from '#shared/contracts/company-header.ts';
import { type ClientCall, neededRole } from '#shared/contracts/define.ts';
import { includesRole } from '#shared/domain/company-roles.ts';
import { getSession, type SessionUser, updateSessionUser } from './session.ts';
import { useSession } from './use-session.ts';

/** A call that a screen offers. */
export type OfferedCall = Pick<ClientCall, 'about' | 'role' | 'method'>;

/** Notes the company and role that a response names, if it is one to the present session. */
export const noteCompany = (authorization: string | undefined, header: string | undefined): void => {
  const company = readCompany(header);
  const session = getSession();
  if (!company || !session || authorization !== `Bearer ${session.token}`) return;
  const { id, role } = company;
  const { company_id, company_role } = session.user;
  if (company_id !== id || company_role !== role) updateSessionUser({ company_id: id, company_role: role });
};

/**
 * Whether an account's role in its company allows a call, by the contract. The server decides with each call; this shows it beforehand.
 * Until a colleague's role is known, it is the least.
 */
export const mayCall = ({ company_id, company_role }: SessionUser, call: OfferedCall): boolean => {
  const needed = neededRole(call);
  const role = company_role ?? (company_id === undefined ? 'owner' : 'viewer');
  return needed === undefined || includesRole(role, needed);
};

/** The same for the signed-in account; true for guests, who are sent to a sign-in. */
export const useMay = (call: OfferedCall): boolean => {
  const user = useSession()?.user;
  return !user || mayCall(user, call);
};

/** Whether only owners may make a call. */
export const needsOwner = (call: OfferedCall): boolean => neededRole(call) === 'owner';
