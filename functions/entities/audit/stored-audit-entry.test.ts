import { expect, test } from 'vitest';
import { storedAuditEntry } from './stored-audit-entry.ts';

const at = '2026-05-01T10:00:00.000Z';
const actor = { type: 'admin', id: 1 };

test.each([
  ['an action', { action: 'recruiter_verified', target: { type: 'recruiter', id: 3 } }],
  ['an action on an application', { action: 'application_changed', target: { type: 'application', id: '5-7' } }],
  ['a read of one person', { action: 'person_read', target: { type: 'candidate', id: 7 } }],
  ['a read of a list', { action: 'people_listed', target: { type: 'candidate' }, ids: [7, 8] }],
])('reads the entry of %s', (_, entry) => {
  const stored = { id: 'an-id', at, actor, ...entry };
  const item = { PK: 'AUDIT#an-id', SK: 'AUDIT', entity: 'audit_entry', schema_version: 1, card: stored };
  expect(storedAuditEntry.parse(item.card)).toEqual(stored);
});

test('refuses an unknown action', () => {
  const target = { type: 'job', id: 5 };
  expect(() => storedAuditEntry.parse({ id: 'an-id', at, actor, action: 'job_read', target })).toThrow();
});
