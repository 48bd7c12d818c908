import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { useSteps } from '../lib/use-steps.ts';
import { PersonRow, type PersonRowContent } from './person-row.tsx';
import type { Desk } from './use-desk.ts';

/** As many rows as a laptop shows. */
const rowsInStep = 12;

interface RowProps<Item> {
  item: Item;
  id: string;
  row: (item: Item) => PersonRowContent;
  isOpen: boolean;
  takesTab: boolean;
  press: (key: string) => void;
  focused: (key: string) => void;
}

const Row = memo(<Item,>({ item, id, row, isOpen, takesTab, press, focused }: RowProps<Item>) => {
  // Another language renders all rows again.
  useT();
  return (
    <li data-row={id} onFocus={() => focused(id)}>
      <PersonRow {...row(item)} isOpen={isOpen} tabIndex={takesTab ? 0 : -1} onOpen={() => press(id)} />
    </li>
  );
}) as <Item>(props: RowProps<Item>) => ReactNode;

/**
 * People in a line each. Tab reaches one row, the arrows the others; a screen reader hears which one is open. Give `row` a
 * function that stays: only then a move renders two rows instead of all.
 */
export const DeskRows = <Item,>({
  desk,
  items,
  label,
  row,
}: {
  desk: Desk<Item>;
  items: readonly Item[];
  label: string;
  row: (item: Item) => PersonRowContent;
}) => {
  const shown = useSteps(items.length, rowsInStep);
  const moveByArrow = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || !(event.target instanceof HTMLElement) || !event.target.matches('[data-opener]')) return;
    event.preventDefault();
    desk.move(by === 1 ? 1 : -1);
  };
  return (
    <ul
      aria-label={label}
      {...(desk.letters && { 'aria-keyshortcuts': 'j k' })}
      onKeyDown={moveByArrow}
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-card"
    >
      {items.slice(0, shown).map((item) => {
        const id = desk.keyOf(item);
        return (
          <Row
            key={id}
            {...{ item, id, row }}
            isOpen={id === desk.openKey}
            takesTab={id === desk.tabKey}
            press={desk.press}
            focused={desk.focused}
          />
        );
      })}
    </ul>
  );
};
