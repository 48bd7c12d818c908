import { expect, test } from 'vitest';
import { parseBilling } from './stored-billing.ts';

const details = {
  legal_name: 'Example Private Limited',
  address: '1 Residency Road\nBengaluru 560025',
  country: 'IN',
  state: '29',
  gstin: '29AAGCB7383J1Z4',
};
const item = { PK: 'RECRUITER#3', SK: 'SETTINGS#BILLING', entity: 'billing_details', schema_version: 1, ...details };

test('billing details are read without their keys', () => expect(parseBilling(item)).toEqual(details));

test('an item of another entity is refused', () => {
  expect(() => parseBilling({ ...item, legal_name: undefined })).toThrow();
});
