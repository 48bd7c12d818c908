import { SearchX, WalletCards } from 'lucide-react';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, totalOf } from '#web/lib/query.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SimpleTable } from './simple-table.tsx';
import type { OpenSubscriptionDialog } from './subscription-actions.tsx';
import { SubscriptionTable } from './subscription-table.tsx';
import type { Subscriptions } from './use-subscriptions.ts';

/** The skeleton of a table of subscriptions. */
export const SubscriptionsSkeleton = ({ rows }: { rows: number }) => {
  const t = useT();
  return (
    <div role="status" className="space-y-3 rounded-lg border border-line bg-card p-4">
      <span className="sr-only">{t('subscriptionAdmin.list.loading')}</span>
      {Array.from({ length: rows }, (_, index) => `row-${index}`).map((key) => (
        <Skeleton key={key} className="h-14 w-full" />
      ))}
    </div>
  );
};

const Nothing = ({ onClear }: { onClear: (() => void) | undefined }) => {
  const t = useT();
  if (!onClear) {
    return (
      <EmptyState icon={<WalletCards aria-hidden="true" />} title={t('subscriptionAdmin.list.none')}>
        {t('subscriptionAdmin.list.noneText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('subscriptionAdmin.list.noMatch')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('subscriptionAdmin.list.clear')}
        </Button>
      }
    >
      {t('subscriptionAdmin.list.noMatchText')}
    </EmptyState>
  );
};

/**
 * The list of subscriptions, with loading, empty and error states. `onClear` resets the filter; undefined: no filter.
 */
export const SubscriptionResults = ({
  query,
  isSimple,
  onClear,
  onOpen,
}: {
  query: Subscriptions;
  isSimple: boolean;
  onClear: (() => void) | undefined;
  onOpen: (dialog: OpenSubscriptionDialog) => void;
}) => {
  const t = useT();
  const isShown = useOnceTrue(!query.isPending);
  if (query.isPending || !isShown) return <SubscriptionsSkeleton rows={6} />;
  const subscriptions = itemsOf(query.data) ?? [];
  if (query.isError && !query.isFetchNextPageError) {
    return <ErrorState title={t('subscriptionAdmin.list.failed')} query={query} />;
  }
  const Rows = isSimple ? SimpleTable : SubscriptionTable;
  const count = subscriptions.length;
  const total = totalOf(query);
  return (
    <div aria-busy={query.isPlaceholderData}>
      <p role="status" className="mb-3 text-sm text-soft">
        {total?.isExact && total.count > count
          ? t('subscriptionAdmin.list.showingOf', { shown: count, total: total.count })
          : t(query.hasNextPage ? 'subscriptionAdmin.list.showingFirst' : 'subscriptionAdmin.list.showing', { count })}
      </p>
      {count > 0 ? <Rows subscriptions={subscriptions} onOpen={onOpen} /> : <Nothing onClear={onClear} />}
      {query.isFetchNextPageError && (
        <div className="mt-6">
          <ErrorState title={t('subscriptionAdmin.list.failed')} query={{ ...query, refetch: query.fetchNextPage }} />
        </div>
      )}
      {!query.isFetchNextPageError && <LoadMore {...query} />}
    </div>
  );
};
