import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import { useFurtherPages } from '../lib/use-further-pages.ts';
import { presentItems, type Selected, withItems, withPressed } from './selected.ts';

/** The dialog of several selected people: of what they become, or where that is chosen. */
export type OpenBulk = BulkTarget | 'choose';

/** What shows a selection, its bar and dialogs, sees of it. */
export type Selection<Open = OpenBulk> = Omit<
  ReturnType<typeof useSelection<never, Open>>,
  'selected' | 'present' | 'choiceOf' | 'press'
>;

/**
 * The selected rows of a list, and the dialog of what can be done with them. They stay selected when its filters change. `addAll`
 * loads and adds all pages, up to as many as can be selected.
 */
export const useSelection = <Item, Open = OpenBulk>({
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
  /** Keys of the list open it, too. */
  const [open, setOpen] = useState<Open>();
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
  const isFull = selected.size >= max;
  /** The box of a row that selects it. */
  const choiceOf = useCallback(
    (item: Item, label: string) => ({
      label,
      isChosen: selected.has(keyOf(item)),
      isFull,
      onChoose: (isRange: boolean) => press(keyOf(item), isRange),
    }),
    [selected, isFull, press, keyOf],
  );
  return {
    selected,
    present,
    max,
    isFull,
    isAddingAll: wantsAll,
    /** The list has rows that are not selected, and there is room for them. */
    canAddMore: !isFull && (pages.hasNextPage || items.length > selected.size),
    choiceOf,
    press,
    addAll: () => setWantsAll(true),
    clear: () => {
      setWantsAll(false);
      setSelected(new Map());
    },
    open,
    setOpen,
  };
};
