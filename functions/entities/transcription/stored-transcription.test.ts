import { expect, test } from 'vitest';
import {
  discardedItem,
  firstDiscardedItem,
  identifiedItem,
  transcriptionItem,
  unversionedDiscardedItem,
} from './fixtures.ts';
import { parseDiscarded, parseTranscription } from './stored-transcription.ts';

test('a transcription is read with the accounts that requested it', () => {
  const { PK, SK, entity, schema_version, ...transcription } = transcriptionItem;
  expect(parseTranscription(transcriptionItem)).toEqual(transcription);
});

test('a transcription is read with the language that was identified', () => {
  expect(parseTranscription(identifiedItem).identified_language).toBe('ja');
});

test('a discarded transcription is read alike under both names of its entity, with and without a version', () => {
  const { PK, SK, entity, schema_version, ...discarded } = discardedItem;
  expect(parseDiscarded(discardedItem)).toEqual(discarded);
  expect(parseDiscarded(unversionedDiscardedItem)).toEqual(discarded);
  expect(parseDiscarded(firstDiscardedItem)).toEqual(discarded);
});

test('an item that is no transcription is refused', () => {
  expect(() => parseTranscription({ ...transcriptionItem, starters: [] })).toThrow();
  expect(() => parseDiscarded({})).toThrow();
});
