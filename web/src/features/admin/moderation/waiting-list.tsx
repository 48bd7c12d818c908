import { useEffect, useRef, useState } from 'react';
import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import { pageSize } from '#web/config/page-size.ts';
import { useT } from '#web/lib/i18n.ts';
import { useItems } from '#web/lib/query.ts';
import { useFurtherPages } from '#web/lib/use-further-pages.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { DeskFrame, KeysButton } from '#web/ui/desk.tsx';
import { DeskRows } from '#web/ui/desk-rows.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShieldCheck } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { besideQuery } from '#web/ui/side-panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { type Desk, useDesk } from '#web/ui/use-desk.ts';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { ReasonDialog, type StatedReason } from '../reason-dialog.tsx';
import { SignalList } from './signal-list.tsx';
import { type Decided, useDecided } from './use-decided.ts';
import type { useWaitingRecruiters } from './use-queue.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { keyOf, waitingRow } from './waiting-row.tsx';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'moderation.recruiters.failed' };

/** So many rows are loaded ahead of the decisions. */
const rowsAhead = pageSize.rows;

/** Opens the first of a queue once, where there is room beside it; without room it would be a dialog that nothing opened. */
const useOpenFirst = (
  { openKey, isPressed, show, close }: Desk<WaitingRecruiter>,
  first: WaitingRecruiter | undefined,
): void => {
  const hasRoom = useMedia(besideQuery);
  const isDone = useRef(false);
  const shownKey = useRef<string>(undefined);
  useEffect(() => {
    if (!hasRoom && openKey !== undefined && openKey === shownKey.current && !isPressed) close();
    if (!first || isDone.current) return;
    isDone.current = true;
    if (!hasRoom || openKey !== undefined) return;
    shownKey.current = keyOf(first);
    show(first);
  });
};

/** The recruiters who wait to be verified in rows, one of them open beside them; after a decision the next one opens. */
export const WaitingList = ({ query }: { query: ReturnType<typeof useWaitingRecruiters> }) => {
  const t = useT();
  const { isOpen, decide } = useDecided();
  const items = useItems(query).filter(isOpen);
  const [asking, setAsking] = useState<{ recruiter: WaitingRecruiter; decision: SendBack }>();
  const settle = (decided: Decided) => {
    desk.advance(decided.recruiter);
    decide(decided);
  };
  const verify = (recruiter: WaitingRecruiter) => settle({ recruiter, decision: 'verify' });
  const sendBack = (stated: StatedReason) => {
    if (asking) settle({ ...asking, stated });
    setAsking(undefined);
  };
  const isShown = (item: WaitingRecruiter) => keyOf(item) === desk.openKey;
  const desk = useDesk({
    items,
    keyOf,
    pages: query,
    // Only what an admin has before them is decided by one press.
    rowKeys: {
      v: (item) => (isShown(item) ? verify(item) : desk.press(keyOf(item))),
      r: (recruiter) => setAsking({ recruiter, decision: 'reject' }),
    },
  });
  const { openItem, openKey } = desk;
  // The address may name one of a later page, and the next ones are there before they are needed.
  const isSought = openKey !== undefined && !openItem;
  const isLoadingMore = useFurtherPages(query, isSought || items.length < rowsAhead) || query.isPending;
  useOpenFirst(desk, items[0]);
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
          {(shown) => <DeskRows desk={desk} items={shown} label={t('moderation.tab.recruiters')} row={waitingRow} />}
        </ListFrame>
      </DeskFrame>
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
