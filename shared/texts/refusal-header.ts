import type { TextId } from './text-id.ts';

/**
 * Response header with the text ids of a refusal, in the syntax of a query: the empty name for the body's `detail`, then
 * the path of each field in the order of the body's `fields`.
 */
export const refusalTextsHeader = 'refusal-texts';

/** Maximum length of the header in characters. A client shows the fields beyond it in English, from the body. */
const maxLength = 4096;

/** An invalid field: its path in the request, and the text beside it. */
export interface RefusedField<Id extends string = TextId> {
  path: string;
  text: Id;
}

/** The header's value; fields that make it longer than 4 KB are left out, together with those after them. */
export function writeRefusalTexts(detail: TextId, fields: readonly RefusedField[] = []): string {
  let header = `${new URLSearchParams([['', detail]])}`;
  for (const { path, text } of fields) {
    const longer = `${header}&${new URLSearchParams([[path, text]])}`;
    if (longer.length > maxLength) break;
    header = longer;
  }
  return header;
}

/** The ids in a header's value; none for an absent one. */
export function readRefusalTexts(header = ''): { detail: string | undefined; fields: RefusedField<string>[] } {
  const [first, ...others] = new URLSearchParams(header);
  return { detail: first?.[1], fields: others.map(([path, text]) => ({ path, text })) };
}
