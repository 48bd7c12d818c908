import { expect, test } from 'vitest';
import { parseMessage, parseThread, threadSchemaVersion } from './stored-thread.ts';

const threadItem = {
  PK: 'THREAD#7-12',
  SK: 'THREAD',
  GSI1PK: 'THREADS#RECRUITER#7',
  GSI1SK: '2026-11-27T10:00:00.000Z#7-12',
  GSI2PK: 'THREADS#CANDIDATE#12',
  GSI2SK: '2026-11-27T10:00:00.000Z#7-12',
  entity: 'thread',
  schema_version: 1,
  card: {
    id: '7-12',
    recruiter_id: 7,
    candidate_id: 12,
    company_name: 'Nihongo Works',
    masked_name: 'A*** S***',
    started_at: '2026-11-27T09:00:00.000Z',
    latest: { number: 2, at: '2026-11-27T10:00:00.000Z', from: 'candidate', text: 'Yes, from May on.' },
    unread: { recruiter: 1, candidate: 0 },
    seen: { recruiter: 0, candidate: 1 },
    shared: {},
  },
};

const sharedItem = { ...threadItem, card: { ...threadItem.card, shared: { candidate: true } } };

const messageItem = {
  PK: 'THREAD#7-12',
  SK: 'MESSAGE#000000000002',
  entity: 'message',
  schema_version: 1,
  number: 2,
  from: 'candidate',
  by: 12,
  text: 'Yes, from May on.',
  at: '2026-11-27T10:00:00.000Z',
};

const contactedItem = {
  ...threadItem,
  card: {
    ...threadItem.card,
    latest: { ...threadItem.card.latest, contacted: 'phone' },
    unwritten: true,
  },
};

const file = { id: '4c0ce5a1-6a2f-4a53-8f6e-0e6c7f2b9d10', name: 'JLPT N2.pdf', ending: 'pdf', size: 81_920 };

const filesItem = {
  ...threadItem,
  card: { ...threadItem.card, latest: { ...threadItem.card.latest, text: '', files: 1 } },
};

test.each([
  ['a thread', threadItem],
  ['a thread whose latest message has a file alone', filesItem],
  ['a thread whose latest entry is a recorded contact', contactedItem],
  ['a thread whose candidate shares contact details', sharedItem],
])('%s of the current version is read', (_, item) => {
  expect(item.schema_version).toBe(threadSchemaVersion);
  expect(parseThread(item)).toEqual({ summary: item.card });
});

test.each([
  ['a message', messageItem],
  ['a message with a file', { ...messageItem, text: '', files: [file] }],
  ['a recorded contact', { ...messageItem, from: 'recruiter', text: '', contacted: 'phone' }],
])('%s of the current version is read', (_, item) => {
  const { PK: __, SK: ___, entity: ____, schema_version, ...message } = item;
  expect(schema_version).toBe(threadSchemaVersion);
  expect(parseMessage(item)).toEqual(message);
});
