import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLetterKeys } from '../lib/letter-keys.ts';
import { useListKeys } from '../lib/use-list-keys.ts';
import { useOpenItem } from '../lib/use-open-item.ts';

/** What the keys of a list do with the row that has the focus, or is open. */
export interface RowKeys<Item> {
  x?: ((item: Item) => void) | undefined;
  s?: ((item: Item) => void) | undefined;
  h?: ((item: Item) => void) | undefined;
  r?: ((item: Item) => void) | undefined;
  v?: ((item: Item) => void) | undefined;
}

interface Pages {
  hasNextPage: boolean;
  isFetching: boolean;
  fetchNextPage: () => unknown;
}

/** The row that has the focus, by its key. */
const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? undefined;

const focusRow = (key: string): void =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] [data-opener]`)?.focus();

export const panelId = 'side-panel';

/**
 * A list of rows with one of them open beside it: which one, as the address says, which has the place in the order of Tab,
 * and the keys. J and K move the focus; the open item follows.
 */
export const useDesk = <Item>({
  items,
  keyOf,
  pages,
  rowKeys,
  search,
  canUndo = false,
}: {
  items: readonly Item[];
  /** Names an item in the address. */
  keyOf: (item: Item) => string;
  pages: Pages;
  rowKeys: RowKeys<Item>;
  /** Moves the focus to the search, where there is one. */
  search?: () => void;
  /** U undoes, which what shows that listens to. */
  canUndo?: boolean;
}) => {
  const { openKey: addressed, open, replace, close } = useOpenItem();
  const [advanced, setAdvanced] = useState<{ from: string; to: string | undefined }>();
  // The address follows later: until then nothing would be open.
  const openKey = advanced && addressed === advanced.from ? advanced.to : addressed;
  const [lastKey, setLastKey] = useState<string>();
  const [pressedKey, setPressedKey] = useState<string>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const areKeysOn = useLetterKeys();
  const find = (key: string | undefined) => items.findIndex((item) => keyOf(item) === key);
  const place = [lastKey, openKey].map(find).find((each) => each >= 0) ?? -1;
  const openItem = items[find(openKey)];

  const step = (by: 1 | -1) => {
    const from = find(focusedRow() ?? openKey ?? lastKey);
    const next = items[Math.max(0, from + by)];
    if (!next) {
      if (pages.hasNextPage && !pages.isFetching) pages.fetchNextPage();
      return;
    }
    setPressedKey(undefined);
    setAdvanced(undefined);
    focusRow(keyOf(next));
    if (openKey !== undefined) open(keyOf(next));
  };
  const act = (name: keyof RowKeys<Item>) => {
    const item = items[find(focusedRow() ?? openKey ?? lastKey)];
    if (item) rowKeys[name]?.(item);
  };
  const closePanel = () => {
    close();
    if (openKey !== undefined) focusRow(openKey);
  };
  const advance = (from: Item) => {
    const at = find(keyOf(from));
    const next = items[at + 1] ?? items[at - 1];
    setAdvanced({ from: keyOf(from), to: next && keyOf(next) });
    if (!next) {
      close();
      return;
    }
    const panel = document.getElementById(panelId);
    if (panel?.contains(document.activeElement)) panel.focus({ preventScroll: true });
    else focusRow(keyOf(next));
    replace(keyOf(next));
  };
  useListKeys({
    j: () => step(1),
    k: () => step(-1),
    '?': () => setHelpOpen(true),
    ...(search && { '/': search }),
    ...(rowKeys.x && { x: () => act('x') }),
    ...(rowKeys.s && { s: () => act('s') }),
    ...(rowKeys.h && { h: () => act('h') }),
    ...(rowKeys.r && { r: () => act('r') }),
    ...(rowKeys.v && { v: () => act('v') }),
    ...(openKey !== undefined && { escape: closePanel }),
  });

  // Rows are rendered again only where they change: these functions stay.
  const latest = useRef({ step, open, openKey });
  useLayoutEffect(() => {
    latest.current = { step, open, openKey };
  });
  const press = useCallback((key: string) => {
    setPressedKey(key);
    setAdvanced(undefined);
    if (latest.current.openKey === key) document.getElementById(panelId)?.focus({ preventScroll: true });
    else latest.current.open(key);
  }, []);
  const move = useCallback((by: 1 | -1) => latest.current.step(by), []);
  return {
    keyOf,
    openKey,
    openItem,
    /** The open item was opened by a press on its row; neither by the address nor by moving on. */
    isPressed: openKey !== undefined && pressedKey === openKey,
    /** The row that Tab reaches. */
    tabKey: items[Math.max(0, place)] && keyOf(items[Math.max(0, place)] as Item),
    press,
    move,
    /** Opens the next item after a decision about one, which is leaving the list. */
    advance,
    /** Opens an item without a press, and without a step back to the list. */
    show: (item: Item) => replace(keyOf(item)),
    focused: setLastKey,
    close: closePanel,
    letters: areKeysOn,
    keys: { ...rowKeys, search, u: canUndo },
    help: { isOpen: isHelpOpen, setOpen: setHelpOpen },
  };
};

export type Desk<Item> = ReturnType<typeof useDesk<Item>>;
