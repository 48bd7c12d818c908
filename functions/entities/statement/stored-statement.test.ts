import { expect, test } from 'vitest';
import { parseStatement } from './stored-statement.ts';

const keys = {
  PK: 'RECRUITER#7',
  SK: 'STATEMENT#2026-11-26T10:00:00.000Z#aName1234567',
  entity: 'statement',
  schema_version: 1,
  expires_at: 1_809_165_600,
};
const card = {
  id: 'recruiter-7-mqvmhx00_aName1234567',
  kind: 'recruiter',
  account_id: 7,
  measure: 'job_taken_down',
  rule: 'scam',
  reason: 'It asks for a fee.',
  values: { job_title: 'Translator' },
  job_id: 100,
  decided_at: '2026-11-26T10:00:00.000Z',
};
const objection = { text: 'There is no fee.', at: '2026-11-27T10:00:00.000Z' };
const answer = { outcome: 'reversed', text: 'You are right.', at: '2026-11-28T10:00:00.000Z' };

test.each([
  ['that is to be mailed', { card }],
  ['that was mailed', { card, mailed_at: '2026-11-26T10:00:02.000Z' }],
  ['with an open objection', { card: { ...card, objection }, GSI1PK: 'OBJECTIONS#OPEN', GSI1SK: 'a' }],
  ['with an answer', { card: { ...card, objection, answer }, answer_mailed_at: '2026-11-28T10:00:02.000Z' }],
])('reads a statement %s, and leaves its keys out', (_, stored) => {
  const {
    card: summary,
    mailed_at,
    answer_mailed_at,
  } = { mailed_at: undefined, answer_mailed_at: undefined, ...stored };
  expect(parseStatement({ ...keys, ...stored })).toEqual({ summary, mailed_at, answer_mailed_at });
});

test('refuses an unknown measure', () => {
  expect(() => parseStatement({ ...keys, card: { ...card, measure: 'banned' } })).toThrow();
});
