import { expect } from 'vitest';
import { englishText } from '#shared/texts/english-text.ts';
import { readRefusalTexts, refusalTextsHeader } from '#shared/texts/refusal-header.ts';
import type { TextId } from '#shared/texts/text-id.ts';

interface Refusal {
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a typed body would assert what this should check
  body: any;
}

const english = (id: string | undefined) => englishText((id ?? '') as TextId);

/** A refusal's header names the texts of its body, each by its id, so that a browser can translate all of them. */
export function expectRefusalTexts({ headers, body }: Refusal): void {
  const named = readRefusalTexts(headers[refusalTextsHeader]);
  const detail = english(named.detail);
  // People read it: it does not begin with the name of a field.
  expect(body.detail).toBe(detail);
  expect(named.fields.map(({ path, text }) => ({ path, message: english(text) }))).toEqual(body.fields ?? []);
  // A key without a text is returned unchanged.
  for (const text of [detail, ...named.fields.map(({ text }) => english(text))]) expect(text).toContain(' ');
}
