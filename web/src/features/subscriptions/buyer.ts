import { useOverview } from '#web/features/recruiters/index.ts';
import { useSession } from '#web/lib/use-session.ts';

/** Who is buying: the profile as the server has it, before that what the browser remembers. */
export const useBuyer = () => {
  const user = useSession()?.user;
  const { name, email, phone, company_name } = { ...user, ...useOverview().data };
  return { name: name ?? '', email: email ?? '', phone: phone ?? '', company: company_name ?? '' };
};
