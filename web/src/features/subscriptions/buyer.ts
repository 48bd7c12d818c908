import { useQuery } from '@tanstack/react-query';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { queryOf } from '#web/lib/query.ts';
import { useSession } from '#web/lib/use-session.ts';

/** The buyer: the profile of the server, or until it is loaded the stored session. */
export const useBuyer = () => {
  const user = useSession()?.user;
  const { name, email, phone, company_name } = { ...user, ...useQuery(queryOf(recruiterCalls.ownProfile, {})).data };
  return { name: name ?? '', email: email ?? '', phone: phone ?? '', company: company_name ?? '' };
};
