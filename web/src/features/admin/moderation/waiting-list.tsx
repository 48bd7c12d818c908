import { useEffect, useRef, useState } from 'react';
import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
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
import type { ListedAccount } from '../account-state.tsx';
import { ChangeAccountDialog, type RequestedChange } from '../change-account-dialog.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { useChangeAccount } from '../use-change-account.ts';
import { useDecided } from './use-decided.ts';
import type { useWaitingRecruiters } from './use-queue.ts';
import { WaitingPanel } from './waiting-panel.tsx';
import { keyOf, waitingRow } from './waiting-row.tsx';

const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'moderation.recruiters.failed' };

/** The account of a waiting recruiter, named by the company as everywhere in the queue. */
const accountOf = ({ id, company_name }: WaitingRecruiter): ListedAccount => ({
  type: 'recruiter',
  id,
  name: company_name,
  is_active: true,
  is_deleted: false,
  verified: false,
});

/** So many rows are loaded ahead of the decisions. */
const rowsAhead = pageSize.rows;

/** Opens the first of a queue once, where there is room beside it. */
const useOpenFirst = ({ openKey, show }: Desk<WaitingRecruiter>, first: WaitingRecruiter | undefined): void => {
  const hasRoom = useMedia(besideQuery);
  const isDone = useRef(false);
  useEffect(() => {
    if (!first || isDone.current) return;
    isDone.current = true;
    if (hasRoom && openKey === undefined) show(first);
  });
};

/** The recruiters who wait to be verified in rows, one of them open beside them; after a decision the next one opens. */
export const WaitingList = ({ query }: { query: ReturnType<typeof useWaitingRecruiters> }) => {
  const t = useT();
  const { isOpen, verify } = useDecided();
  const items = useItems(query).filter(isOpen);
  const [refusing, setRefusing] = useState<RequestedChange>();
  const changing = useChangeAccount(({ id }) => {
    const changed = items.find((item) => item.id === id);
    if (changed) desk.advance(changed);
  });
  const decide = (recruiter: WaitingRecruiter) => {
    desk.advance(recruiter);
    verify(recruiter);
  };
  const desk = useDesk({
    items,
    keyOf,
    pages: query,
    // Only what an admin has before them is verified by one press.
    rowKeys: { v: (item) => (keyOf(item) === desk.openKey ? decide(item) : desk.press(keyOf(item))) },
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
              takesFocus={desk.isPressed}
              onClose={desk.close}
              onVerify={() => decide(openItem)}
              onDeactivate={() => setRefusing({ account: accountOf(openItem), change: 'deactivate' })}
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
      {refusing && (
        <ChangeAccountDialog requested={refusing} changing={changing} onClose={() => setRefusing(undefined)} />
      )}
    </>
  );
};
