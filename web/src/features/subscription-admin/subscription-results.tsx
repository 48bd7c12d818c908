import { type CountTexts, countText } from '#web/lib/count-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { EmptyState, NoMatch } from '#web/ui/empty-state.tsx';
import { WalletCards } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SimpleTable } from './simple-table.tsx';
import type { OpenSubscriptionDialog } from './subscription-actions.tsx';
import { SubscriptionTable } from './subscription-table.tsx';
import type { Subscriptions } from './use-subscriptions.ts';

/** The skeleton of a table of subscriptions. */
export const SubscriptionsSkeleton = ({ rows }: { rows: number }) => (
  <SkeletonRows
    rows={rows}
    label={useT()('subscriptionAdmin.list.loading')}
    className="space-y-3 rounded-lg border border-line bg-card p-4"
    row="h-14"
  />
);

const countTexts: CountTexts = {
  ofTotal: 'subscriptionAdmin.list.showingOf',
  soFar: 'subscriptionAdmin.list.showingFirst',
  all: 'subscriptionAdmin.list.showing',
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
    <NoMatch
      title={t('subscriptionAdmin.list.noMatch')}
      text={t('subscriptionAdmin.list.noMatchText')}
      clear={t('subscriptionAdmin.list.clear')}
      onClear={onClear}
    />
  );
};

/** The list of subscriptions. `onClear` resets the filter; undefined: no filter. */
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
  const Rows = isSimple ? SimpleTable : SubscriptionTable;
  const subscriptions = useItems(query);
  return (
    <ListFrame
      query={query}
      items={subscriptions}
      loading={<SubscriptionsSkeleton rows={6} />}
      failed={t('subscriptionAdmin.list.failed')}
      summary={countText(query, subscriptions.length, countTexts)}
      empty={<Nothing onClear={onClear} />}
    >
      {(shown) => <Rows subscriptions={shown} onOpen={onOpen} />}
    </ListFrame>
  );
};
