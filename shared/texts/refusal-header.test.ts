import { expect, test } from 'vitest';
import { readRefusalTexts, writeRefusalTexts } from './refusal-header.ts';
import { textId } from './text-id.ts';

const tooLong = textId('text_too_long', { max: 60 });

test('detail and fields come back in order, two problems of one field and the request as a whole included', () => {
  const fields = [
    { path: 'languages.0.name', text: tooLong },
    { path: 'languages.0.name', text: textId('line_malformed', { line: 2, column: 7 }) },
    { path: '', text: textId('user_parts_mismatched') },
  ];
  const header = writeRefusalTexts(tooLong, fields);
  expect(header).toMatch(/^[\w.%=&?]+$/);
  expect(readRefusalTexts(header)).toEqual({ detail: tooLong, fields });
});

test('a refusal without fields names its text alone', () => {
  expect(writeRefusalTexts(textId('JOB_NOT_FOUND'))).toBe('=JOB_NOT_FOUND');
  expect(readRefusalTexts('=JOB_NOT_FOUND')).toEqual({ detail: 'JOB_NOT_FOUND', fields: [] });
});

test('an absent header names nothing', () => {
  expect(readRefusalTexts(undefined)).toEqual({ detail: undefined, fields: [] });
});

test('the header stays below 4 KB and keeps the first fields', () => {
  const fields = Array.from({ length: 20 }, (_, index) => ({ path: `${'ü'.repeat(60)}.${index}`, text: tooLong }));
  const header = writeRefusalTexts(tooLong, fields);
  expect(header.length).toBeLessThanOrEqual(4096);
  const read = readRefusalTexts(header).fields;
  expect(read.length).toBeGreaterThan(5);
  expect(read).toEqual(fields.slice(0, read.length));
});
