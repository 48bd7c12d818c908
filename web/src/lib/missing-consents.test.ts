import { afterEach, expect, test, vi } from 'vitest';

const open = async () => {
  vi.resetModules();
  const { endConsentQuestion, noteMissingConsents, missingConsentsOf } = await import('./missing-consents.ts');
  return { note: noteMissingConsents, end: endConsentQuestion, asked: () => missingConsentsOf('key') };
};
afterEach(() => void vi.useRealTimers());

test('a response of a public call says nothing, a later one of the account asks', async () => {
  const { note, asked } = await open();
  note('Bearer key', undefined);
  expect(asked()).toEqual([]);
  note('Bearer key', 'privacy,terms');
  expect(asked()).toEqual(['privacy', 'terms']);
});

test('a late response after the consent does not ask again', async () => {
  const { note, end, asked } = await open();
  note('Bearer key', 'terms');
  end();
  note('Bearer key', 'terms');
  expect(asked()).toEqual([]);
});

test('a version that changes during a visit is not asked about before the next one', async () => {
  vi.useFakeTimers();
  const { note, asked } = await open();
  note('Bearer key', undefined);
  vi.advanceTimersByTime(61_000);
  note('Bearer key', 'terms');
  expect(asked()).toEqual([]);
});

test('the question of one session is not put to another', async () => {
  const { note, asked } = await open();
  note('Bearer other', 'terms');
  expect(asked()).toEqual([]);
  note(undefined, 'terms');
  expect(asked()).toEqual([]);
});
