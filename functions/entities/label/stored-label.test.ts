import { expect, test } from 'vitest';
import { epochMs } from '#shared/domain/time.ts';
import { givenNow, labelActors, storedLabels, toShownLabels } from './stored-label.ts';

const at = '2026-11-27T10:00:00.000Z';
/** Of before labels had an author, by the founder and by a colleague. */
const stored = storedLabels.parse(['urgent', { label: 'from the fair', at }, { label: 'speaks well', at, by: 17 }]);

test('shows labels of every time, and who gave those that say it', () => {
  expect(toShownLabels(stored, (by) => (by === 17 ? 'Ines' : 'Founder'))).toEqual({
    labels: ['urgent', 'from the fair', 'speaks well'],
    label_marks: [
      { label: 'from the fair', at, name: 'Founder' },
      { label: 'speaks well', at, name: 'Ines' },
    ],
  });
  expect(toShownLabels(undefined, () => null)).toEqual({});
});

test('names only colleagues as those who acted', () => {
  expect(labelActors(stored)).toEqual([{ at, id: 17 }]);
});

test('stores a label that is given now with its author', () => {
  expect(givenNow(['urgent'], epochMs(Date.parse(at)), 17)).toEqual([{ label: 'urgent', at, by: 17 }]);
});
