import { expect, test } from 'vitest';
import { labelCell } from './label-cell.ts';

test('says of each label who gave it and when, as far as that is known', () => {
  const at = '2026-11-27T10:00:00.000Z';
  const label_marks = [
    { label: 'Berlin', at, name: 'Rafael Lima' },
    { label: 'Later', at, name: null },
  ];
  expect(labelCell({ labels: ['Old', 'Berlin', 'Later'], label_marks })).toBe(
    'Old; Berlin (Rafael Lima, 2026-11-27); Later (2026-11-27)',
  );
  expect(labelCell({})).toBe('');
});
