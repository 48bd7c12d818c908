import { expect, test } from 'vitest';
import { parseAddressNotice } from './stored-address-notice.ts';

const places = {
  PK: 'CANDIDATE#7',
  SK: 'SENT_NOTICE#2026-05-01T10:00:00.000Z',
  schema_version: 1,
  expires_at: 1_778_500_000,
};
const notice = {
  entity: 'address_notice',
  kind: 'candidate',
  id: 7,
  email: 'chie@former.example',
  changed_at: '2026-05-01T10:00:00.000Z',
};

test('reads a notice that is due', () => {
  expect(parseAddressNotice({ ...places, ...notice })).toEqual(notice);
});

test('reads a notice that was mailed', () => {
  const mailed = { ...notice, mailed_at: '2026-05-01T10:00:02.000Z' };
  expect(parseAddressNotice({ ...places, ...mailed })).toEqual(mailed);
});

test('refuses an item of another entity', () => {
  expect(() => parseAddressNotice({ ...places, ...notice, entity: 'account' })).toThrow();
});
