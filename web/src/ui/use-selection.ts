import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import { useFurtherPages } from '../lib/use-further-pages.ts';
import { presentItems, type Selected, withItems, withPressed } from './selected.ts';

/** The dialog of several selected people: of what they become, or where that is chosen. */
export type OpenBulk = BulkTarget | 'choose';

/** What a list tells of its selection to what shows that. */
export interface BulkSelection {
  /** As many are selected as can be. */
  isFull: boolean;
  isAddingAll: boolean;
  addAll: () => void;
  clear: () => void;
  /** The list has rows that are not selected. */
  canAddMore: boolean;
  /** The dialog that is open; keys of the list open it, too. */
  open: OpenBulk | undefined;
  setOpen: (open: OpenBulk | undefined) => void;
}

/**
 * The selected rows of a list. They stay selected when its filters change. `addAll` loads and adds all pages, up to as many as
 * can be selected.
 */
export const useSelection = <Item>({
  items,
  keyOf,
  max,
  pages,
}: {
  items: readonly Item[];
  /** Stays the same. */
  keyOf: (item: Item) => string;
  max: number;
  pages: Parameters<typeof useFurtherPages>[0];
}) => {
  const [selected, setSelected] = useState<Selected<Item>>(new Map());
  const [wantsAll, setWantsAll] = useState(false);
  const isLoading = useFurtherPages(pages, wantsAll && items.length < max);
  const last = useRef<string>(undefined);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    if (!wantsAll) return;
    setSelected((before) => withItems(before, items, { items, keyOf, max }));
    if (!isLoading) setWantsAll(false);
  }, [wantsAll, isLoading, items, keyOf, max]);
  /** Selects a row, or takes it out; `isRange`: with all from the row that was pressed before. */
  const press = useCallback(
    (key: string, isRange = false) => {
      const from = isRange ? last.current : undefined;
      last.current = key;
      setWantsAll(false);
      setSelected((before) => withPressed(before, { key, from }, { items: latest.current, keyOf, max }));
    },
    [keyOf, max],
  );
  const present = useMemo(() => presentItems(selected, { items, keyOf }), [selected, items, keyOf]);
  return {
    selected,
    present,
    isFull: selected.size >= max,
    isAddingAll: wantsAll,
    press,
    addAll: () => setWantsAll(true),
    clear: () => {
      setWantsAll(false);
      setSelected(new Map());
    },
  };
};
