import { expect, test } from 'vitest';
import { parseReport, parseSubject } from './stored-report.ts';

const at = '2026-05-01T10:00:00.000Z';
const report = { type: 'job', id: 5, round: 1, name: 'a-name', reason: 'other', note: 'A note.', created_at: at };
const reportKeys = {
  PK: 'REPORTS#job#5',
  SK: 'REPORT#000000000001#a-name',
  entity: 'report',
  schema_version: 1,
  expires_at: 1_809_165_600,
};
const subject = {
  type: 'candidate',
  id: 7,
  round: 1,
  open: 3,
  reasons: { scam: 2, other: 1 },
  oldest_at: at,
  newest_at: '2026-05-02T10:00:00.000Z',
  noted: 'a-name',
  last_decision: null,
  version: 3,
};
const subjectKeys = {
  PK: 'REPORTS#candidate#7',
  SK: 'SUBJECT',
  GSI1PK: 'REPORTS#OPEN',
  GSI1SK: `${at}#candidate-7`,
  entity: 'report_subject',
  schema_version: 1,
};

test.each([
  ['of a guest', report, {}],
  [
    'of an account',
    { ...report, owner: { kind: 'recruiter', id: 3 } },
    { GSI1PK: 'REPORTS#BY#RECRUITER#3', GSI1SK: `${at}#a-name` },
  ],
  ['of a thread', { ...report, type: 'company', thread: '5-3', owner: { kind: 'candidate', id: 3 } }, {}],
])('reads the report %s, and leaves its keys out', (_, stored, places) => {
  expect(parseReport({ ...reportKeys, ...places, ...stored })).toEqual(stored);
});

test('reads a subject with open reports', () => {
  expect(parseSubject({ ...subjectKeys, card: subject })).toEqual(subject);
});

test('reads a subject whose reports were decided', () => {
  const last_decision = { decision: 'dismiss', note: 'Looks fine.', decided_at: at, admin_id: 1 };
  const decided = { ...subject, round: 2, open: 0, reasons: {}, noted: null, last_decision, version: 4 };
  const { GSI1PK, GSI1SK, ...keys } = subjectKeys;
  expect(parseSubject({ ...keys, card: decided })).toEqual(decided);
});

test('refuses an unknown reason', () => {
  expect(() => parseReport({ ...reportKeys, ...report, reason: 'boring' })).toThrow();
});
