import { afterEach, expect, test, vi } from 'vitest';

const open = async () => {
  vi.resetModules();
  const { endConsentQuestion, noteMissingConsents, missingConsentsOf } = await import('./missing-consents.ts');
  return { note: noteMissingConsents, end: endConsentQuestion, missing: () => missingConsentsOf('key') };
};
afterEach(() => void vi.useRealTimers());

test('a response of a public call says nothing, a later one of the account names the documents', async () => {
  const { note, missing } = await open();
  note('Bearer key', undefined);
  expect(missing()).toEqual([]);
  note('Bearer key', 'privacy,terms');
  expect(missing()).toEqual(['privacy', 'terms']);
});

test('a late response after the consent does not ask again', async () => {
  const { note, end, missing } = await open();
  note('Bearer key', 'terms');
  end();
  note('Bearer key', 'terms');
  expect(missing()).toEqual([]);
});

test('a version that changes during a visit is not requested before the next one', async () => {
  vi.useFakeTimers();
  const { note, missing } = await open();
  note('Bearer key', undefined);
  vi.advanceTimersByTime(61_000);
  note('Bearer key', 'terms');
  expect(missing()).toEqual([]);
});

test('the question of one session is not put to another', async () => {
  const { note, missing } = await open();
  note('Bearer other', 'terms');
  expect(missing()).toEqual([]);
  note(undefined, 'terms');
  expect(missing()).toEqual([]);
});
