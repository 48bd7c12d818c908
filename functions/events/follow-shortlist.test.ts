import { expect, test } from 'vitest';
import { isoInstant } from '#shared/domain/time.ts';
import { stagesReached } from './follow-shortlist.ts';

const entry = (notes: string) => ({
  id: '3-7',
  status: 'active' as const,
  job: null,
  shortlisted_at: isoInstant('2026-05-01T10:00:00.000Z'),
  notes,
});

test('a new entry was shortlisted when it was made', () => {
  expect(stagesReached(entry('Speaks clearly.'))).toEqual({ shortlisted: '2026-05-01' });
});

test('each stage has the day when the timeline first reached it, and a later one includes those before it', () => {
  const notes = [
    'Status changed to contacted: [2026-05-02T10:00:00.000Z]',
    'Status changed to hired: Signed [2026-05-04T10:00:00.000Z]',
    'Status changed to interviewed: [2026-05-05T10:00:00.000Z]',
    'Rejected on 2026-05-06T10:00:00.000Z: Changed their mind',
  ].join('\n');
  const reached = { shortlisted: '2026-05-01', interviewed: '2026-05-04', hired: '2026-05-04' };
  expect(stagesReached(entry(notes))).toEqual(reached);
});

test('a line of the notes from before the entry is no stage', () => {
  expect(stagesReached(entry('Status changed to hired: [2001-01-01T10:00:00.000Z]'))).toEqual({
    shortlisted: '2026-05-01',
  });
});

test('a note line with an impossible date has a real day', () => {
  const { hired = '' } = stagesReached(entry('Status changed to hired: [2027-02-31T10:00:00.000Z]'));
  expect(new Date(hired).toISOString().slice(0, 10)).toBe(hired);
});
