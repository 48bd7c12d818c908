import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeLeftDialog, watchDialog } from './left-dialog.ts';
import { writeTabEntry } from './tab-storage.ts';

const owner = 'recruiter:7';

/** `Object.keys` of a Storage are those of its entries. */
const makeStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });

const endSession = () => localStorage.removeItem('user_token');

beforeEach(() => {
  vi.stubGlobal('sessionStorage', makeStorage());
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('window', { location: { pathname: '/my-jobs' } });
  localStorage.setItem('user_token', 'a token');
  localStorage.setItem('user_type', 'recruiter');
  localStorage.setItem('user_data', JSON.stringify({ id: 7 }));
});
afterEach(() => vi.unstubAllGlobals());

test('a dialog with a draft that a session’s end closed is named once, on its own screen', () => {
  const leave = watchDialog('Edit job');
  writeTabEntry(owner, 'draft:job:1', '{"location":"Porto"}');
  endSession();
  leave();
  expect(takeLeftDialog(owner, '/recruiter/login')).toBeNull();
  expect(takeLeftDialog('recruiter:8', '/my-jobs')).toBeNull();
  expect(takeLeftDialog(owner, '/my-jobs')).toBe('Edit job');
  expect(takeLeftDialog(owner, '/my-jobs')).toBeNull();
});

test('a dialog that the user closed, or that had no draft, is not named', () => {
  writeTabEntry(owner, 'draft:job:1', '{"location":"Porto"}');
  watchDialog('Edit job')();
  expect(takeLeftDialog(owner, '/my-jobs')).toBeNull();
  const leave = watchDialog('Edit job');
  writeTabEntry(owner, 'draft:job:1', null);
  endSession();
  leave();
  expect(takeLeftDialog(owner, '/my-jobs')).toBeNull();
});

test('a dialog is not named for what was typed elsewhere before it opened', () => {
  writeTabEntry(owner, 'draft:job:new', '{"title":"Half a teacher"}');
  const leave = watchDialog('Profile of A*** M***');
  endSession();
  leave();
  expect(takeLeftDialog(owner, '/my-jobs')).toBeNull();
});

test('a dialog is not named once its draft was sent or given up', () => {
  const leave = watchDialog('Edit job');
  writeTabEntry(owner, 'draft:job:1', '{"location":"Porto"}');
  endSession();
  leave();
  writeTabEntry(owner, 'draft:job:1', null);
  expect(takeLeftDialog(owner, '/my-jobs')).toBeNull();
});
