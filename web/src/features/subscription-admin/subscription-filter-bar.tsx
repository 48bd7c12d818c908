import { type SubscriptionFilter, subscriptionFilters } from '#shared/contracts/admin-subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSettledText } from '#web/lib/use-settled-text.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { useSubscriptionFilter } from './use-subscription-filter.ts';

/** Search and status of the subscriptions to show; both apply immediately. */
export const SubscriptionFilterBar = ({ filter, change }: ReturnType<typeof useSubscriptionFilter>) => {
  const t = useT();
  const { text, setText } = useSettledText(filter.keyword, (keyword) => change({ keyword }));
  return (
    <search aria-label={t('subscriptionAdmin.list.filters')} className="mb-4 grid gap-3 sm:grid-cols-[1fr_14rem]">
      <SearchField
        label={t('subscriptionAdmin.list.search')}
        placeholder={t('subscriptionAdmin.list.searchHint')}
        value={text}
        onChange={setText}
      />
      <Select
        hideLabel
        label={t('subscriptionAdmin.column.status')}
        value={filter.status}
        onChange={(event) => change({ status: event.target.value as SubscriptionFilter })}
        options={subscriptionFilters.map((status) => ({
          value: status,
          label: t(`subscriptionAdmin.filter.${status}`),
        }))}
      />
    </search>
  );
};
