import { expect, test } from 'vitest';
import { parseCertificate, parseDuplicate, parseHolder } from './stored-certificate.ts';

const card = {
  id: '5b1f8c9e-0f6e-4a57-9b8e-3a1f4f1c2d3e',
  candidate_id: 7,
  tag: 'ja',
  scale: 'jlpt',
  edition: '2010',
  results: [{ skill: 'reading', level: 'N2', score: 118 }],
  taken_on: '2025-12-07',
  expires_on: null,
  certificate_number: 'N2A123456X',
  status: 'open',
  uploaded_at: '2026-11-01T10:00:00.000Z',
  version: 1,
};
const places = {
  PK: 'CANDIDATE#7',
  SK: 'PROOF#CERTIFICATE#5b1f8c9e-0f6e-4a57-9b8e-3a1f4f1c2d3e',
  entity: 'certificate',
  schema_version: 1,
};

test.each<[string, object, object]>([
  ['an open certificate', {}, { file_key: 'files/candidates/7/certificate/a.pdf', number_hash: 'a-hash' }],
  ['a certificate without a number', { certificate_number: null, taken_on: null }, { file_key: 'a.png' }],
  [
    'a rejected certificate whose number stays rejected',
    { status: 'rejected', version: 2 },
    { number_hash: 'a-hash', decided_at: '2026-11-02T10:00:00.000Z', rejection: { reason: 'unreadable', note: '' } },
  ],
  [
    'a rejected certificate, whose document is deleted',
    { status: 'rejected', version: 2 },
    { decided_at: '2026-11-02T10:00:00.000Z', rejection: { reason: 'unreadable', note: '' } },
  ],
])('reads %s', (_, changed, rest) => {
  const summary = { ...card, ...changed };
  expect(parseCertificate({ ...places, card: summary, ...rest })).toEqual({ summary, ...rest });
});

test('a certificate moves with the tag of its language', () => {
  expect(parseCertificate({ ...places, card: { ...card, tag: 'tw' } }).summary.tag).toBe('ak');
});

test('reads who has a number, and a refused duplicate', () => {
  const number = { PK: 'CERTIFICATE_NUMBER#a-hash', schema_version: 1 };
  const holder = { candidate_id: 7, certificate_id: card.id };
  expect(parseHolder({ ...number, SK: 'HOLDER', entity: 'certificate_number', ...holder })).toEqual(holder);
  const duplicate = {
    id: 'a-hash-8',
    scale: 'jlpt',
    certificate_number: 'N2A123456X',
    holder_id: 7,
    refused_id: 8,
    flagged_at: '2026-11-01T10:00:00.000Z',
  };
  const item = { ...number, SK: 'REFUSED#000000000008', entity: 'certificate_duplicate', card: duplicate };
  expect(parseDuplicate(item)).toEqual(duplicate);
});

test('reads whose certificate an admin confirmed, and a later claim beside the earlier one', () => {
  const number = { PK: 'CERTIFICATE_NUMBER#a-hash', schema_version: 1 };
  const holder = { candidate_id: 7, certificate_id: card.id, confirmed_at: '2026-11-26T10:00:00.000Z' };
  expect(parseHolder({ ...number, SK: 'HOLDER', entity: 'certificate_number', ...holder })).toEqual(holder);
  const duplicate = {
    id: 'a-hash-8',
    scale: 'jlpt',
    certificate_number: 'N2A123456X',
    holder_id: 7,
    refused_id: 8,
    holder_certificate: card.id,
    refused_certificate: '0b2f8c9e-0f6e-4a57-9b8e-3a1f4f1c2d3e',
    flagged_at: '2026-11-26T10:00:00.000Z',
  };
  const item = { ...number, SK: 'REFUSED#000000000008', entity: 'certificate_duplicate', card: duplicate };
  expect(parseDuplicate({ ...item, is_closed: true })).toEqual(duplicate);
});

test('refuses an item of another entity', () => {
  expect(() => parseCertificate({ ...places, card: { ...card, status: 'lost' } })).toThrow();
});
