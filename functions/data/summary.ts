import type { AttributeValue } from 'aws-lambda';
import * as z from 'zod/mini';
import { summaryAttribute } from './expression.ts';

// The fields of an item that lists show are its summary. Items store it as the map `card`, which the indexes project: that is known
// in this folder only.

/** The summary of an item of the table or of an index. */
export const summaryOf = (item: Record<string, unknown>): unknown => item[summaryAttribute];

/** The id in the summary of an item as the stream has it; NaN without one. */
export const idInImage = (image: Readonly<Record<string, AttributeValue>> | undefined): number =>
  Number(image?.[summaryAttribute]?.M?.id?.N);

/** The attributes in which an item stores an entity. */
export const toItem = <Stored extends { summary: unknown }>({ summary, ...rest }: Stored) => ({
  [summaryAttribute]: summary as Stored['summary'],
  ...rest,
});

/** The inverse of `toItem`, for items of any shape. */
function fromItem(item: unknown): unknown {
  if (typeof item !== 'object' || item === null) return item;
  const { [summaryAttribute]: summary, ...rest } = item as Record<string, unknown>;
  return { ...rest, summary };
}

/** The schema of items, and of their images in the stream, that have at least these fields. */
export const itemSchema = <Shape extends { summary: z.core.$ZodType } & z.core.$ZodShape>(shape: Shape) =>
  z.pipe(z.transform(fromItem), z.object(shape));
