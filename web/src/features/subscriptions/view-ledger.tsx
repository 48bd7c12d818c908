import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { subscriptionCalls } from '#shared/contracts/subscriptions.ts';
import { dayMs } from '#shared/domain/time.ts';
import { claimRules } from '#shared/domain/view-credits.ts';
import { type CallAnswer, call } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { pagesOf, useInvalidate, useItems } from '#web/lib/query.ts';
import { useMutation } from '#web/lib/use-mutation.ts';
import { useOwnId } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyConfirmDialog } from '#web/ui/lazy-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { May } from '#web/ui/may.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Ledger = CallAnswer<typeof subscriptionCalls.views>;
type Line = Ledger['items'][number];

/** Whether it is the time to claim a view back. */
const isClaimable = ({ viewed_at }: Line): boolean => {
  const days = (Date.now() - Date.parse(viewed_at)) / dayMs;
  return days >= claimRules.fromDays && days <= claimRules.untilDays;
};

/** Claims a view back of a person who cannot be reached, once its rules were read. */
const ClaimButton = ({ line: { candidate_id, ...line } }: { line: Line }) => {
  const t = useT();
  // As the line names a person whom the reader does not see any more.
  const name = line.name ?? t('common.notAvailable');
  const id = useOwnId();
  const [isOpen, setOpen] = useState(false);
  const invalidate = useInvalidate();
  const claim = useMutation({
    mutationFn: () => call(subscriptionCalls.claimView, { params: { id }, body: { candidate_id } }),
    // Not where it is pressed: the button is gone once the views are loaded again.
    onSuccess: () => {
      toast.success(t('payments.ledger.claimed'));
      return invalidate(subscriptionCalls.views, subscriptionCalls.status);
    },
    onError: (error) => toast.error(errorText(error, t('payments.ledger.claimFailed'))),
  });
  const title = t('payments.ledger.claimOf', { name });
  const label = t('common.named', { action: t('payments.ledger.claim'), title: name });
  return (
    <>
      <Button variant="quiet" size="sm" aria-label={label} onClick={() => setOpen(true)}>
        {t('payments.ledger.claim')}
      </Button>
      <LazyConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        text={t('payments.ledger.claimText', { oneIn: claimRules.oneIn })}
        confirmLabel={t('payments.ledger.claimConfirm')}
        onConfirm={() => claim.mutate(undefined, { onSettled: () => setOpen(false) })}
        busy={claim.isPending}
        danger={false}
      />
    </>
  );
};

/** What a view counts, or why it came back. */
const Effect = ({ line }: { line: Line }) => {
  const t = useT();
  const { credit } = line;
  if (!credit)
    return (
      <span className="flex flex-wrap items-center justify-end gap-x-3 md:justify-start">
        <span className="tabular-nums">{t('payments.ledger.counts')}</span>
        {isClaimable(line) && (
          <May call={subscriptionCalls.claimView}>
            <ClaimButton line={line} />
          </May>
        )}
      </span>
    );
  return (
    <>
      <Badge tone="success">{t('payments.ledger.cameBack')}</Badge>
      <span className="mt-1 block text-xs text-soft">
        {t(`payments.ledger.reason.${credit.reason}`, { date: formatDate(credit.at) })}
      </span>
    </>
  );
};

const useColumns = (): Column<Line>[] => {
  const t = useT();
  return [
    { key: 'date', header: t('payments.history.date'), cell: ({ viewed_at }) => formatDate(viewed_at) },
    {
      key: 'person',
      header: t('payments.ledger.person'),
      cell: ({ name }) => <bdi>{name ?? t('common.notAvailable')}</bdi>,
    },
    { key: 'effect', header: t('payments.ledger.effect'), cell: (line) => <Effect line={line} /> },
  ];
};

/** What the views of the plan add up to, as the first page says. */
const Sum = ({ ledger: { counted, credited, gone, is_part } }: { ledger: Ledger }) => {
  const t = useT();
  return (
    <p className="mt-1 mb-3 text-soft">
      <span>{t('payments.ledger.sum', { counted, credited })}</span>
      {gone > 0 && <span>{` ${t('payments.ledger.gone', { gone })}`}</span>}
      {is_part && <span>{` ${t('payments.ledger.part')}`}</span>}
    </p>
  );
};

/** The views of the company's plan, with those that came back; nothing before the first one. */
export const ViewLedger = () => {
  const t = useT();
  const ledger = useInfiniteQuery(pagesOf(subscriptionCalls.views, { params: { id: useOwnId() }, query: {} }));
  const lines = useItems(ledger);
  const columns = useColumns();
  const first = ledger.data?.pages[0];
  if (ledger.isPending || (first && first.counted + first.credited === 0)) return null;
  return (
    <section aria-labelledby="view-ledger">
      <h2 id="view-ledger" className="text-xl">
        {t('payments.ledger.title')}
      </h2>
      {first && <Sum ledger={first} />}
      <ListFrame query={ledger} items={lines} loading={null} failed={t('payments.ledger.failed')} empty={null}>
        {(rows) => (
          <Table
            caption={t('payments.ledger.title')}
            rows={rows}
            rowKey={({ candidate_id }) => candidate_id}
            columns={columns}
          />
        )}
      </ListFrame>
    </section>
  );
};
