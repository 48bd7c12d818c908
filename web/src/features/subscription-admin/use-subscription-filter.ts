import { type SubscriptionFilter, subscriptionFilters } from '#shared/contracts/admin-subscriptions.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import type { Filter } from './use-subscriptions.ts';

const statusOf = (text: string | null): SubscriptionFilter =>
  subscriptionFilters.find((status) => status === text) ?? 'all';

/** The filter of the subscriptions, stored in the address beside its other parameters. */
export const useSubscriptionFilter = () => {
  const { params, change: changeParams } = useQueryParams();
  const filter: Filter = { keyword: params.get('q') ?? '', status: statusOf(params.get('status')) };
  const change = ({ keyword, status }: Partial<Filter>) =>
    changeParams(
      {
        ...(keyword !== undefined && { q: keyword }),
        ...(status !== undefined && { status: status === 'all' ? undefined : status }),
      },
      { replace: true },
    );
  return { filter, change };
};
