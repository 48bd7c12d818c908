import { type ReactNode, useMemo } from 'react';
import { cardsInStep, useSteps } from '../lib/use-steps.ts';

/**
 * A list of cards, of which a few are rendered after each paint, so that none blocks a phone for long. Where `card` or
 * `items` changes, all are rendered again; give it functions and arrays that stay.
 */
export const SteppedList = <Item extends { id: number | string }>({
  items,
  card,
  className,
}: {
  items: readonly Item[];
  card: (item: Item) => ReactNode;
  className: string;
}) => {
  const shown = useSteps(items.length, cardsInStep());
  // React does not render the same element again when a step adds others.
  const cards = useMemo(() => items.map((item) => <li key={item.id}>{card(item)}</li>), [items, card]);
  return <ul className={className}>{cards.slice(0, shown)}</ul>;
};
