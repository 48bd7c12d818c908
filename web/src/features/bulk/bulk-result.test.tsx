import { expect, test } from 'vitest';
import bulk from '#shared/locales/en/screens/bulk.json';
import { markupOf, textOf } from '#test/support/markup-of.tsx';
import { BulkResult } from './bulk-result.tsx';
import { nothingSent, splitParts } from './send-parts.ts';

const ids = [1, 2, 3];
const idle = { isSending: false, error: null, undoError: null, isUndoing: false, undone: undefined };
const actions = { start: async () => true, resume: async () => true, undo: () => undefined, close: () => undefined };
const move = {
  status: 'rejected' as const,
  notes: '',
  parts: splitParts(ids, () => 'operation-1'),
  total: ids.length,
  people: new Map(),
};

test('who had the status already counts as moved, and nothing can be undone', () => {
  const sent = { ...nothingSent, parts: 1, unchanged: ids };
  const shown = { ...move, sent };
  const text = textOf(markupOf(<BulkResult bulk={{ ...idle, ...actions, move: shown }} move={shown} />, { bulk }));
  expect(text).toContain('3 people rejected');
  expect(text).not.toContain('Undo');
});
