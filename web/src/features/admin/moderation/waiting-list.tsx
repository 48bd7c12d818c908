import { useCallback, useState } from 'react';
import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useT } from '#web/lib/i18n.ts';
import { later } from '#web/lib/later.tsx';
import { useItems } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';
import { DeskFrame, KeysButton } from '#web/ui/desk.tsx';
import { DeskRows } from '#web/ui/desk-rows.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShieldCheck } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useDesk } from '#web/ui/use-desk.ts';
import { useSelection } from '#web/ui/use-selection.ts';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { ReasonDialog, type StatedReason } from '../reason-dialog.tsx';
import type { Decided, Decision } from './decide-each.ts';
import { SignalList } from './signal-list.tsx';
import { useDecided } from './use-decided.ts';
import { useOpenFirst } from './use-open-first.ts';
import type { useWaitingRecruiters } from './use-queue.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { keyOf, waitingRow } from './waiting-row.tsx';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'moderation.recruiters.failed' };

/** So many rows are loaded ahead of the decisions. */
const rowsAhead = pageSize.rows;

/** So many can be decided about at once: the calls follow each other. */
const maxSelected = 500;

const WaitingBulk = later(async () => (await import('./waiting-bulk.tsx')).WaitingBulk, {
  texts: ['bulk', 'notifications'],
});

/** The recruiters who wait to be verified in rows, one of them open beside them; after a decision the next one opens. */
export const WaitingList = ({ query }: { query: ReturnType<typeof useWaitingRecruiters> }) => {
  const t = useT();
  const deciding = useDecided();
  const { isOpen, decide } = deciding;
  const items = useItems(query).filter(isOpen);
  const [asking, setAsking] = useState<{ recruiter: WaitingRecruiter; decision: SendBack }>();
  const selection = useSelection<WaitingRecruiter, Decision>({ items, keyOf, max: maxSelected, pages: query });
  const { selected, press, choiceOf } = selection;
  const settle = (decided: Decided) => {
    desk.advance(decided.recruiter);
    decide(decided);
  };
  const verify = (recruiter: WaitingRecruiter) => settle({ recruiter, decision: 'verify' });
  const sendBack = (stated: StatedReason) => {
    if (asking) settle({ ...asking, stated });
    setAsking(undefined);
  };
  const begin = (decision: Decision) => !deciding.isDeciding && selection.setOpen(decision);
  const isShown = (item: WaitingRecruiter) => keyOf(item) === desk.openKey;
  const desk = useDesk({
    items,
    keyOf,
    pages: query,
    // Only what an admin has before them is decided by one press.
    rowKeys: {
      v: (item) => {
        if (selected.size > 0) begin('verify');
        else if (isShown(item)) verify(item);
        else desk.press(keyOf(item));
      },
      r: (recruiter) => (selected.size > 0 ? begin('reject') : setAsking({ recruiter, decision: 'reject' })),
      x: (item) => press(keyOf(item)),
    },
  });
  const { openItem, openKey } = desk;
  // The address may name one of a later page, and the next ones are there before they are needed.
  const isSought = openKey !== undefined && !openItem;
  const isLoadingMore = useFurtherPages(query, isSought || items.length < rowsAhead) || query.isPending;
  useOpenFirst(desk, items[0]);
  WaitingBulk.usePreload();
  const row = useCallback(
    (item: WaitingRecruiter) => ({
      ...waitingRow(item),
      choice: choiceOf(item, t('moderation.bulk.select', { name: item.company_name })),
    }),
    [choiceOf, t],
  );
  return (
    <>
      <div className="mb-2 flex justify-end empty:hidden md:-mt-13">
        <KeysButton desk={desk} />
      </div>
      <DeskFrame
        isOpen={openKey !== undefined && (openItem !== undefined || isLoadingMore)}
        panel={
          openItem && (
            <WaitingPanel
              recruiter={openItem}
              signals={<SignalList recruiter={openItem} queue={items} onOpen={(other) => desk.press(keyOf(other))} />}
              takesFocus={desk.isPressed}
              onClose={desk.close}
              onVerify={() => verify(openItem)}
              onSendBack={(decision) => setAsking({ recruiter: openItem, decision })}
            />
          )
        }
      >
        <ListFrame
          query={{ ...query, isPending: query.isPending || (items.length === 0 && isLoadingMore) }}
          items={items}
          failed={(error) => loadErrorText(error, errorTexts)}
          loading={
            <SkeletonRows rows={10} label={t('moderation.recruiters.loading')} className="space-y-px" row="h-14" />
          }
          empty={
            <EmptyState icon={<ShieldCheck aria-hidden="true" />} title={t('moderation.recruiters.none')}>
              {t('moderation.recruiters.noneHint')}
            </EmptyState>
          }
        >
          {(shown) => <DeskRows desk={desk} items={shown} label={t('moderation.tab.recruiters')} row={row} />}
        </ListFrame>
      </DeskFrame>
      <WaitingBulk selection={selection} deciding={deciding} />
      {asking && (
        <ReasonDialog
          open
          onOpenChange={() => setAsking(undefined)}
          title={t(`moderation.recruiters.ask.${asking.decision}`, { company: asking.recruiter.company_name })}
          text={t(`moderation.recruiters.text.${asking.decision}`)}
          confirmLabel={t(`moderation.recruiters.${asking.decision}`)}
          danger={asking.decision === 'reject'}
          onConfirm={sendBack}
          {...(asking.decision === 'request' && { request: t('moderation.recruiters.missing') })}
        />
      )}
    </>
  );
};
