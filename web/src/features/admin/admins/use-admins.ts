import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { adminCalls } from '#shared/contracts/admin.ts';
import type { AdminProfile } from '#shared/contracts/admin-answers.ts';
import { pageSize } from '#web/config/page-size.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import type { ListedAccount } from '../account-state.tsx';
import { explainSignedOut } from '../load-errors.ts';
import { usePinned } from '../use-pinned.ts';

/** An admin as the account that can be changed. */
export const accountOf = ({ role, id, name, is_active, is_deleted }: AdminProfile): ListedAccount => ({
  type: role,
  id,
  name,
  is_active,
  is_deleted,
});

/** Admins, newest first; the address says whether inactive ones are shown, too. */
export const useAdmins = () => {
  const [params, setParams] = useSearchParams();
  const showInactive = params.get('inactive') === 'true';
  const pages = pagesOf(adminCalls.activeAdmins, {
    query: { limit: pageSize.rows, ...(showInactive && { include_inactive: true }) },
  });
  const query = useInfiniteQuery({
    ...pages,
    queryFn: (context) => pages.queryFn(context).catch(explainSignedOut('admin.recruiters.401')),
    placeholderData: keepPreviousData,
  });
  const { isPinned, pin } = usePinned(String(showInactive));
  const admins = itemsOf(query.data) ?? [];
  return {
    query,
    visible: admins.filter((admin) => showInactive || admin.is_active || isPinned(accountOf(admin))),
    pin,
    showInactive,
    setShowInactive: (shown: boolean) => setParams(shown ? { inactive: 'true' } : {}, { replace: true }),
  };
};
