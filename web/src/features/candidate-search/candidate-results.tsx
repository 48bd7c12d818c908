import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import type { ListedCandidate } from '#shared/contracts/candidates.ts';
import { useT } from '#web/lib/i18n.ts';
import { type PagesQuery, useItems } from '#web/lib/query.ts';
import { DeskFrame, KeysButton } from '#web/ui/desk.tsx';
import { DeskRows } from '#web/ui/desk-rows.tsx';
import { useDesk } from '#web/ui/use-desk.ts';
import { CandidateList } from './candidate-list.tsx';
import { candidateRow, type RowParts } from './candidate-row.tsx';

const keyOf = ({ id }: ListedCandidate): string => `${id}`;

/** The results of the search in rows, one of them open beside them. */
export const CandidateResults = ({
  query,
  clear,
  loosen,
  lead,
  focusSearch,
  rowParts,
  panel,
  shortlistDialog,
}: {
  query: PagesQuery<ListedCandidate>;
  clear: () => void;
  loosen: ReactNode;
  /** In the line above the rows. */
  lead: ReactNode;
  focusSearch: () => void;
  /** Stays the same while what it shows does. */
  rowParts: (candidate: ListedCandidate) => RowParts;
  /** The profile that is open. `isPressed`: by a press on its row, not by moving on. */
  panel: (props: { candidate: ListedCandidate; isPressed: boolean; onClose: () => void }) => ReactNode;
  /** Absent where the role does not allow to shortlist. */
  shortlistDialog: ((candidate: ListedCandidate, onClose: () => void) => ReactNode) | undefined;
}) => {
  const t = useT();
  const candidates = useInfiniteQuery(query);
  const items = useItems(candidates);
  const [shortlisted, setShortlisted] = useState<ListedCandidate>();
  const canShortlist = shortlistDialog !== undefined;
  const row = useCallback(
    (candidate: ListedCandidate) =>
      candidateRow(candidate, rowParts(candidate), canShortlist ? () => setShortlisted(candidate) : undefined),
    [rowParts, canShortlist],
  );
  const desk = useDesk({
    items,
    keyOf,
    pages: candidates,
    rowKeys: canShortlist ? { s: (candidate) => !rowParts(candidate).mark && setShortlisted(candidate) } : {},
    search: focusSearch,
  });
  const { openItem, openKey, isPressed } = desk;
  return (
    <>
      <DeskFrame
        isOpen={openKey !== undefined && (openItem !== undefined || candidates.isPending)}
        panel={openItem && panel({ candidate: openItem, isPressed, onClose: desk.close })}
      >
        <CandidateList
          {...{ query, clear, loosen }}
          lead={
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-sm:basis-full">
              {lead}
              <KeysButton desk={desk} />
            </div>
          }
          rows={(shown) => <DeskRows desk={desk} items={shown} label={t('candidateSearch.list.title')} row={row} />}
        />
      </DeskFrame>
      {shortlisted && shortlistDialog?.(shortlisted, () => setShortlisted(undefined))}
    </>
  );
};
