import type { AttributeValue } from 'aws-lambda';

/**
 * The size of an attribute's value in bytes, as DynamoDB bills it ("DynamoDB item sizes and formats" in the developer
 * guide): text in UTF-8, numbers about half a byte a digit, 3 bytes for a list or map and 1 for each of its elements.
 */
function valueSize(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return Math.ceil(value.N.replace(/^-|\./g, '').length / 2) + 1;
  if (value.M) return 3 + itemSize(value.M) + Object.keys(value.M).length;
  if (value.L) return 3 + value.L.reduce((sum, each) => sum + 1 + valueSize(each), 0);
  if (value.SS) return value.SS.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return 1;
}

/** The size of an item or a map in bytes: the names and values of its attributes. */
export const itemSize = (item: Record<string, AttributeValue>): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value), 0);
