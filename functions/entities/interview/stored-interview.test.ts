import { expect, test } from 'vitest';
import { bookedSchemaVersion, interviewSchemaVersion, parseBooked, parseInterview } from './stored-interview.ts';

const offeredItem = {
  PK: 'INTERVIEW#00f1e2d3c4b5a697-12',
  SK: 'INTERVIEW',
  GSI1PK: 'INTERVIEWS#RECRUITER#7',
  GSI1SK: '2026-12-01T09:30:00.000Z#00f1e2d3c4b5a697-12',
  GSI2PK: 'INTERVIEWS#CANDIDATE#12',
  GSI2SK: '2026-12-01T09:30:00.000Z#00f1e2d3c4b5a697-12',
  entity: 'interview',
  schema_version: 1,
  card: {
    id: '00f1e2d3c4b5a697-12',
    recruiter_id: 7,
    candidate_id: 12,
    by: 9,
    company_name: 'Nihongo Works',
    masked_name: 'A*** S***',
    minutes: 30,
    place: null,
    state: 'offered',
    times: ['2026-12-01T09:00:00.000Z'],
    named_by: 'recruiter',
    zones: { recruiter: 'Europe/Berlin' },
    sequence: 0,
    offered_at: '2026-11-28T09:00:00.000Z',
    changed_at: '2026-11-28T09:00:00.000Z',
    version: 1,
  },
};

const missedItem = {
  ...offeredItem,
  card: {
    ...offeredItem.card,
    job: { id: 100, title: 'Translator' },
    place: '4 Marine Drive',
    state: 'missed',
    times: [],
    agreed: '2026-12-01T09:00:00.000Z',
    zones: { recruiter: 'Europe/Berlin', candidate: 'Asia/Tokyo' },
    missing: 'candidate',
    sequence: 1,
    version: 4,
  },
};

const agreedItem = {
  ...offeredItem,
  GSI3PK: 'INTERVIEWS#REMIND',
  GSI3SK: '2026-12-01T08:00:00.000Z#00f1e2d3c4b5a697-12',
  card: {
    ...offeredItem.card,
    state: 'agreed',
    times: [],
    agreed: '2026-12-01T09:00:00.000Z',
    reminders: ['2026-12-01T08:00:00.000Z'],
    reminded_at: '2026-11-30T09:00:00.000Z',
    version: 2,
  },
};

test.each([
  ['an offered interview', offeredItem],
  ['an agreed one of which a reminder is due', agreedItem],
  ['one to which the candidate did not come', missedItem],
  [
    'one to which each side says that the other did not come',
    { ...missedItem, card: { ...missedItem.card, is_disputed: true } },
  ],
])('%s of the current version is read', (_, item) => {
  expect(item.schema_version).toBe(interviewSchemaVersion);
  expect(parseInterview(item)).toEqual({ summary: item.card });
});

test('the agreed times of a person of the current version are read', () => {
  const times = [{ id: '00f1e2d3c4b5a697-12', from: '2026-12-01T09:00:00.000Z', until: '2026-12-01T09:30:00.000Z' }];
  const item = {
    PK: 'RECRUITER#7',
    SK: 'TIMES#000000000009',
    entity: 'booked_times',
    schema_version: 1,
    version: 3,
    times,
  };
  expect(item.schema_version).toBe(bookedSchemaVersion);
  expect(parseBooked(item)).toEqual({ version: 3, times });
});
