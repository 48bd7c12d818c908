import { expect, test } from 'vitest';
import { changesOf, stateOf } from './account-state.tsx';

test('the two flags of an account are one state', () => {
  expect(stateOf({ is_active: true, is_deleted: false })).toBe('active');
  expect(stateOf({ is_active: false, is_deleted: false })).toBe('deactivated');
  expect(stateOf({ is_active: false, is_deleted: true })).toBe('deleted');
});

test('only an account that is deleted already can be erased', () => {
  const erasable = Object.entries(changesOf).filter(([, changes]) => changes.includes('erase'));
  expect(erasable.map(([state]) => state)).toEqual(['deleted']);
});

test('every account that is not active can be reactivated, and no other', () => {
  expect(changesOf.deactivated).toContain('reactivate');
  expect(changesOf.deleted).toContain('reactivate');
  expect(changesOf.active).not.toContain('reactivate');
});
