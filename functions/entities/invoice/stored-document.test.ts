import { expect, test } from 'vitest';
import { parseDocument } from './stored-document.ts';
import { toDocument, toOwnDocument } from './to-document.ts';

const card = {
  number: 'CRN/26-27/000007',
  kind: 'credit_note',
  payment_id: 'order_Premium12',
  recruiter_id: 3,
  issued_at: '2026-05-02T10:00:00.000Z',
  refers_to: { number: 'INV/26-27/000042', issued_at: '2026-05-01T10:01:05.000Z' },
  seller: {
    name: 'Example Seller Private Limited',
    address: '1 Road\nBengaluru',
    state: '29',
    gstin: '29AAGCB7383J1Z4',
    lut: null,
    url: 'https://portal.example',
  },
  buyer: {
    name: 'Buyer Limited',
    address: '2 Street\nMumbai',
    state: '27',
    country: 'IN',
    gstin: '27AAPFU0939F1ZV',
  },
  place_of_supply: '27',
  tax: 'igst',
  rate: 18,
  sac: '998439',
  plan: { name: 'Premium', candidate_limit: 200, duration_days: 30 },
  amounts: { taxable: 677_881, cgst: 0, sgst: 0, igst: 122_019, rounding: 0, total: 799_900 },
};

const item = {
  PK: 'PAYMENT#order_Premium12',
  SK: 'DOCUMENT#000000000002',
  entity: 'billing_document',
  schema_version: 1,
  GSI2PK: 'INVOICES#RECRUITER#3',
  GSI2SK: '2026-05-02T10:00:00.000Z#CRN/26-27/000007',
  expires_at: 2_019_666_600,
  card,
};

test('a document is read without its keys, and shown with its total in words', () => {
  const { payment_id, recruiter_id, ...shown } = card;
  const words = 'Rupees Seven Thousand Nine Hundred Ninety-Nine Only';
  expect(parseDocument(item)).toEqual(card);
  expect(toDocument(parseDocument(item))).toEqual({ ...shown, total_in_words: words, endorsement: null });
  expect(toOwnDocument(parseDocument(item))).toMatchObject({ payment_id, recruiter_id, total_in_words: words });
});

test.each([
  ['export', 'under bond or letter of undertaking without payment of integrated tax'],
  ['igst', 'on payment of integrated tax'],
] as const)('an export with %s says so', (tax, words) => {
  const document = parseDocument({ ...item, card: { ...card, tax, place_of_supply: null } });
  expect(toDocument(document).endorsement).toBe(`Supply meant for export ${words}`);
});

test('an item of another entity is refused', () => {
  expect(() => parseDocument({ ...item, card: { ...card, number: undefined } })).toThrow();
});
