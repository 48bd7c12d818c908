import * as z from 'zod/mini';

// The fields of an item that lists show are its summary. Items store it as the map `card`, which the indexes project:
// expressions address `card`, all other code has `summary`, and these functions translate between the two.

/** The summary of an item of the table or of an index. */
export const summaryOf = (item: Record<string, unknown>): unknown => item.card;

/** The attributes in which an item stores an entity. */
export const toItem = <Stored extends { summary: unknown }>({ summary, ...rest }: Stored) => ({
  card: summary as Stored['summary'],
  ...rest,
});

/** The inverse of `toItem`, for items of any shape. */
function fromItem(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { card, ...rest } = item as Record<string, unknown>;
  return { ...rest, summary: card };
}

/** The schema of items, and of their images in the stream, that have at least these fields. */
export const itemSchema = <Shape extends { summary: z.core.$ZodType } & z.core.$ZodShape>(shape: Shape) =>
  z.pipe(z.transform(fromItem), z.object(shape));
