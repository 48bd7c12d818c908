import { expect, test } from 'vitest';
import { documentKeys, parseDocuments } from './stored-documents.ts';

const keys = { PK: 'RECRUITER#3', SK: 'VERIFICATION', entity: 'company_documents', schema_version: 1, recruiter_id: 3 };
const document = {
  id: '0b0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10',
  ending: 'pdf',
  file_key: 'files/companies/3/0b0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10.pdf',
  uploaded_at: '2026-11-27T22:00:00.000Z',
};
const upload = {
  id: '1c0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10',
  ending: 'png',
  file_key: 'files/companies/3/1c0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10.png',
  until: 1_796_000_000_000,
};
const stored = { documents: [document], upload, begun: { day: '2026-11-27', count: 2 }, version: 3 };

test.each([
  ['with an upload that is not finished', stored],
  ['of a company that was decided about', { ...stored, upload: null, expires_at: 1_803_000_000 }],
])('reads documents %s, and leaves their keys out', (_, item) => {
  expect(parseDocuments({ ...keys, ...item })).toEqual(item);
});

test('names the files of documents, and the one that may be on its way', () => {
  expect(documentKeys(parseDocuments({ ...keys, ...stored }))).toEqual([document.file_key, upload.file_key]);
});
