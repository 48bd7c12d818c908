import { expect, expectTypeOf, test } from 'vitest';
import { errorTable } from '../errors.ts';
import { englishText } from './english-text.ts';
import { englishFieldText, isFieldTextId } from './field-text-id.ts';
import { fieldTexts } from './field-texts.ts';
import { refusalTexts } from './refusal-texts.ts';
import { type FieldTextId, fillIn, partsOfTextId, type TextValues, textId } from './text-id.ts';

test('an id consists of the key and the values', () => {
  expect(textId('text_too_long', { max: 200 })).toBe('text_too_long?max=200');
  expect(textId('file_empty')).toBe('file_empty');
  expect(textId('JOB_NOT_FOUND')).toBe('JOB_NOT_FOUND');
});

test('an id is read back as its key and values', () => {
  expect(partsOfTextId('text_too_long?max=200')).toEqual({ key: 'text_too_long', values: { max: '200' } });
  expect(partsOfTextId('file_empty')).toEqual({ key: 'file_empty', values: {} });
});

test('the values of a text are those that its template names', () => {
  expectTypeOf<TextValues<'text_too_long'>>().toEqualTypeOf<Record<'max', number>>();
  expectTypeOf<TextValues<'file_empty'>>().toEqualTypeOf<Record<never, number>>();
  expectTypeOf(textId<'file_empty'>).parameters.toEqualTypeOf<[key: 'file_empty']>();
  expectTypeOf(textId<'too_many_plans'>).parameters.toEqualTypeOf<
    [key: 'too_many_plans', values: Record<'max', number>]
  >();
});

test('only texts beside fields are ids of fields', () => {
  expectTypeOf(textId('file_empty')).toExtend<FieldTextId>();
  expectTypeOf(textId('plan_unknown')).not.toExtend<FieldTextId>();
  expect(isFieldTextId('text_too_long?max=200')).toBe(true);
  for (const other of ['plan_unknown', 'JOB_NOT_FOUND', 'Please use at most 200 characters.', 'constructor', '']) {
    expect(isFieldTextId(other), other).toBe(false);
  }
});

test('every kind of id has an English text', () => {
  expect(englishText(textId('text_too_long', { max: 200 }))).toBe('Please use at most 200 characters.');
  expect(englishText(textId('too_many_plans', { max: 100 }))).toBe('There can be at most 100 plans.');
  expect(englishText(textId('JOB_NOT_FOUND'))).toBe('Job not found');
  expect(englishFieldText(textId('list_too_long', { max: 20 }))).toBe('Please list at most 20.');
});

test('a template is filled in wherever it names a value, and left alone where there is none', () => {
  expect(fillIn('{min} to {max}, not above {max}', { min: '1', max: '7' })).toBe('1 to 7, not above 7');
  expect(fillIn('At most {max}', {})).toBe('At most {max}');
});

test('no text begins with the name of a field: people read it, and programs have `fields`', () => {
  const codes = Object.values(errorTable).map(({ detail }) => detail);
  const texts = [...codes, ...Object.values(refusalTexts), ...Object.values(fieldTexts)];
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /^\s*[\w.]+:/.test(text) || /^[a-z]+(_[a-z]+)+/.test(text))).toEqual([]);
});
