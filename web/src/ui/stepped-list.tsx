import { Fragment, type ReactNode, useMemo } from 'react';
import { cardsInStep, useSteps } from '../lib/use-steps.ts';

/** After how many cards the aside follows: full rows of one and two columns. */
const cardsBeforeAside = 6;

/** The key of an item that has an id. */
export const idOf = <Id extends number | string>({ id }: { id: Id }): Id => id;

/**
 * A list of cards, of which a few are rendered after each paint, so that none blocks a phone for long. Where `card`, `rowKey`,
 * `heading` or `items` changes, all are rendered again; give it functions and arrays that stay. `aside` is a section after the
 * first cards, which may be empty.
 */
export const SteppedList = <Item,>({
  items,
  card,
  rowKey,
  className,
  labelledBy,
  id,
  aside,
  heading,
}: {
  items: readonly Item[];
  card: (item: Item) => ReactNode;
  rowKey: (item: Item) => number | string;
  className: string;
  /** The id of the list's heading, where it has one of its own. */
  labelledBy?: string;
  /** Where a skip link leads to the list. */
  id?: string;
  aside?: ReactNode;
  /** What is above an item, such as the heading of a group that begins with it. */
  heading?: (item: Item, before: Item | undefined) => ReactNode;
}) => {
  const shown = useSteps(items.length, cardsInStep);
  // React does not render the same element again when a step adds others.
  const cards = useMemo(
    () =>
      items.map((item, place) => {
        const above = heading?.(item, items[place - 1]);
        return (
          <Fragment key={rowKey(item)}>
            {above && <li className="col-span-full">{above}</li>}
            <li>{card(item)}</li>
          </Fragment>
        );
      }),
    [items, card, rowKey, heading],
  );
  const isAsideShown = aside && shown >= Math.min(cardsBeforeAside, items.length);
  return (
    <ul id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={labelledBy} className={className}>
      {cards.slice(0, aside ? Math.min(shown, cardsBeforeAside) : shown)}
      {isAsideShown && <li className="col-span-full not-has-[section]:-mb-4">{aside}</li>}
      {aside && cards.slice(cardsBeforeAside, Math.max(shown, cardsBeforeAside))}
    </ul>
  );
};
