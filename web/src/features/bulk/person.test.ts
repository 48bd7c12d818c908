import { expect, test } from 'vitest';
import type { BulkTarget } from '#shared/domain/bulk-moves.ts';
import { isAnnounced, isMoved } from './person.ts';

const job = { title: 'Interpreter', company_name: 'Lind' };

test.each<[status: 'applied' | 'active' | 'hired', target: BulkTarget, isNotified: boolean]>([
  ['applied', 'shortlisted', true],
  ['applied', 'rejected', true],
  ['active', 'contacted', false],
  ['active', 'hired', true],
  ['hired', 'interviewed', true],
  ['active', 'removed', false],
])('from %s to %s, a message is due: %s', (status, target, isNotified) => {
  expect(isAnnounced({ id: 7, name: 'Aiko', status, job }, target)).toBe(isNotified);
  expect(isAnnounced({ id: 7, name: 'Aiko', status, job: null }, target)).toBe(false);
});

test('who is rejected on the shortlist is not moved, and gets no message', () => {
  const rejected = { id: 7, name: 'Aiko', status: 'rejected', job } as const;
  const listed = { ...rejected, entry: '1-7' };
  expect([isMoved(listed, 'hired'), isAnnounced(listed, 'hired')]).toEqual([false, false]);
  expect([isMoved(rejected, 'hired'), isAnnounced(rejected, 'hired')]).toEqual([true, true]);
});
