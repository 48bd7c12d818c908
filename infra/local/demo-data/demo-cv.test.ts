import { expect, test } from 'vitest';
import { endingOfBytes } from '#shared/domain/file-type.ts';
import { epochMs } from '#shared/domain/time.ts';
import { makeCv } from './demo-cv.ts';
import { makeDemoData } from './make-demo-data.ts';

const { candidates } = makeDemoData(epochMs(Date.UTC(2026, 5, 1)));
const [chie] = candidates;
const readable = (cv: Uint8Array) => Buffer.from(cv).toString('latin1');

test('is a PDF that names the candidate', () => {
  const cv = chie ? makeCv(chie) : new Uint8Array();
  expect(endingOfBytes(cv)).toBe('pdf');
  expect(readable(cv)).toContain('(Chie Okada) Tj');
});

test('lists the byte offset of each object in the cross-reference table', () => {
  for (const candidate of candidates) {
    const cv = readable(makeCv(candidate));
    const start = Number(/startxref\n(\d+)/.exec(cv)?.[1]);
    const offsets = [...cv.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(cv.startsWith('xref\n', start)).toBe(true);
    expect(offsets).toHaveLength(6);
    for (const [index, offset] of offsets.entries()) {
      expect(cv.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
  }
});

test('escapes brackets and backslashes in texts', () => {
  const cv = chie ? readable(makeCv({ ...chie, subtitle: 'Interpreter :) \\ Tj', skills: [] })) : '';
  expect(cv).toContain(String.raw`(Interpreter :\) \\ Tj) Tj`);
});
