import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ShortlistStatus, shortlistStatuses } from './hiring-statuses.ts';
import {
  jobTitleOfSource,
  parseTimeline,
  progressOf,
  rejectionLine,
  shortlistNotesMax,
  sourceOfApplication,
  statusChangedLine,
  withLine,
} from './shortlist-timeline.ts';
import { isoInstant } from './time.ts';

const at = isoInstant('2026-01-31T09:30:00.000Z');

test('writes lines in the documented format', () => {
  expect(statusChangedLine('contacted', 'Called her', at)).toBe(`Status changed to contacted: Called her [${at}]`);
  expect(statusChangedLine('hired', '', at)).toBe(`Status changed to hired: [${at}]`);
  expect(rejectionLine('Position filled', at)).toBe(`Rejected on ${at}: Position filled`);
  expect(rejectionLine('', at)).toBe(`Rejected on ${at}`);
});

test('parses a synced entry and ignores plain notes and invalid dates', () => {
  const notes = ['Met at the fair', `Synced from an application [${at}]`, 'Rejected on 2026-19-39T09:30:00.000Z: no'];
  expect(parseTimeline(notes.join('\n'))).toEqual([{ kind: 'synced', status: null, text: 'an application', at }]);
});

test('finds the title of the job in the source of an entry that comes from an application', () => {
  expect(jobTitleOfSource(sourceOfApplication('Legal translator'))).toBe('Legal translator');
  expect(jobTitleOfSource('a spreadsheet')).toBeUndefined();
});

test('sorts by date, not by line', () => {
  const later = isoInstant('2026-02-01T00:00:00.000Z');
  const notes = [rejectionLine('b', later), statusChangedLine('contacted', 'a', at)].join('\n');
  expect(parseTimeline(notes).map((item) => item.at)).toEqual([at, later]);
});

const word = fc.string({ unit: 'grapheme', maxLength: 60 });
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const change = fc.record({
  status: fc.constantFrom<ShortlistStatus | null>(...shortlistStatuses, null),
  text: fc.oneof(
    word,
    moment.map((time) => `[${time}]`),
    fc.constant(`x: y\nRejected on ${at}: z`),
  ),
  at: moment,
});

test('parses every written line, including texts that look like lines', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const lines = changes.map(({ status, text, at: time }) =>
        status === null ? rejectionLine(text, isoInstant(time)) : statusChangedLine(status, text, isoInstant(time)),
      );
      const expected = changes
        .map(({ status, text, at: time }) => ({
          kind: status === null ? 'rejected' : 'status',
          status: status ?? 'rejected',
          text: text.replaceAll(/\s+/g, ' ').trim(),
          at: time,
        }))
        .sort((left, right) => Date.parse(left.at) - Date.parse(right.at));
      expect(parseTimeline(lines.join('\n'))).toEqual(expected);
    }),
  );
});

test('keeps the newest lines within the bound, however many are added', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 1_100 }), { maxLength: 30 }), (texts) => {
      const lines = texts.map((text) => rejectionLine(text, at));
      const notes = lines.reduce(withLine, '');
      expect(notes.length).toBeLessThanOrEqual(shortlistNotesMax);
      const present = notes === '' ? 0 : notes.split('\n').length;
      expect(notes).toBe(lines.slice(lines.length - present).join('\n'));
      const oneMore = lines.slice(lines.length - present - 1).join('\n');
      expect(present === lines.length || oneMore.length > shortlistNotesMax).toBe(true);
    }),
  );
});

test.each([
  ['active', 1],
  ['contacted', 2],
  ['interviewed', 3],
  ['hired', 4],
] as const)('counts %s as step %i of four', (status, done) => {
  expect(progressOf(status, '')).toEqual({ done, of: 4 });
});

test('counts every item of the timeline of a rejected entry, its start too, out of six or of all', () => {
  const notes = [statusChangedLine('contacted', '', at), rejectionLine('', at)].join('\n');
  expect(progressOf('rejected', notes)).toEqual({ done: 3, of: 6 });
  expect(progressOf('rejected', Array(9).fill(rejectionLine('', at)).join('\n'))).toEqual({ done: 10, of: 10 });
  expect(progressOf('rejected', 'Known from a fair.')).toEqual({ done: 1, of: 6 });
});
