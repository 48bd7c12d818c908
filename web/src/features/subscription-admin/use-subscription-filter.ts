import { useSearchParams } from 'react-router-dom';
import { type SubscriptionFilter, subscriptionFilters } from '#shared/contracts/admin-subscriptions.ts';
import type { Filter } from './use-subscriptions.ts';

const statusOf = (text: string | null): SubscriptionFilter =>
  subscriptionFilters.find((status) => status === text) ?? 'all';

/** The filter of the subscriptions, stored in the address beside its other parameters. */
export const useSubscriptionFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter: Filter = { keyword: params.get('q') ?? '', status: statusOf(params.get('status')) };
  const change = (changes: Partial<Filter>) =>
    setParams(
      (before) => {
        const { keyword, status } = { ...filter, ...changes };
        const next = new URLSearchParams(before);
        if (keyword) next.set('q', keyword);
        else next.delete('q');
        if (status === 'all') next.delete('status');
        else next.set('status', status);
        return next;
      },
      { replace: true },
    );
  return { filter, change };
};
