import { SubscriptionFilterBar } from '#web/features/subscription-admin/subscription-filter-bar.tsx';
import { SubscriptionResults } from '#web/features/subscription-admin/subscription-results.tsx';
import { useSubscriptionDialogs } from '#web/features/subscription-admin/use-subscription-dialogs.tsx';
import type { useSubscriptionFilter } from '#web/features/subscription-admin/use-subscription-filter.ts';
import { isFiltered, noFilter, type Subscriptions } from '#web/features/subscription-admin/use-subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';

/** The table of subscriptions with its filter and actions. */
export const SubscriptionsSection = ({
  query,
  filtering,
}: {
  query: Subscriptions;
  filtering: ReturnType<typeof useSubscriptionFilter>;
}) => {
  const t = useT();
  const { dialogs, open } = useSubscriptionDialogs();
  return (
    <section aria-labelledby="subscriptions-title">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="subscriptions-title" className="text-xl">
          {t('subscriptionAdmin.list.title')}
        </h2>
        <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => open({ dialog: 'create' })}>
          {t('subscriptionAdmin.create.open')}
        </Button>
      </div>
      <SubscriptionFilterBar {...filtering} />
      <SubscriptionResults
        query={query}
        isSimple={false}
        onClear={isFiltered(filtering.filter) ? () => filtering.change(noFilter) : undefined}
        onOpen={open}
      />
      {dialogs}
    </section>
  );
};
