import { adminCalls } from '#shared/contracts/admin.ts';
import { adminSubscriptionCalls } from '#shared/contracts/admin-subscriptions.ts';
import { useAreFetching, useInvalidate } from '#web/lib/query.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';

const shownCalls = [adminCalls.stats, adminCalls.recruiters, adminSubscriptionCalls.adminList];

/** Loads everything on a dashboard of admins again. */
export const RefreshDashboard = () => {
  const invalidate = useInvalidate();
  return <RefreshButton busy={useAreFetching(shownCalls)} onClick={() => void invalidate(...shownCalls)} />;
};
