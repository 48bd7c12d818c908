import { expect, test } from 'vitest';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { parseShortlistEntry } from './stored-shortlist-entry.ts';

const summary = {
  id: '3-7',
  recruiter_id: 3,
  status: 'active',
  notes: '',
  shortlisted_at: '2026-05-01T10:00:00.000Z',
  unlocked: false,
  candidate: {
    id: 7,
    name: 'Chie Okada',
    email: 'chie@okada.example',
    phone: '+919876543210',
    subtitle: 'Interpreter',
    skills: ['Interpreting'],
    language: 'Japanese',
    languages: [],
    location: '',
    experience: '',
    has_video: false,
  },
  job: { id: 5, title: 'Interpreter', company: 'Lima Languages' },
};
/** Items of version 1 have no languages and no pause. */
const upgraded = { ...summary.candidate, languages: '', paused: false };
const places = {
  PK: 'RECRUITER#3',
  SK: 'SHORTLIST#000000000007',
  entity: 'shortlist_entry',
  schema_version: 1,
  GSI3PK: 'SHORTLISTS#CANDIDATE#7',
  GSI3SK: '2026-05-01T10:00:00.000Z#3-7',
};

test('reads an entry from before candidates were hidden', () => {
  const stored = { summary: { ...summary, candidate: upgraded }, version: 1, hidden: false };
  expect(parseShortlistEntry({ ...places, card: summary, version: 1 })).toEqual(stored);
});

test('reads a new entry without a job', () => {
  const card = { ...summary, job: null };
  const rest = { version: 1, hidden: false };
  expect(parseShortlistEntry({ ...places, card, ...rest })).toEqual({
    summary: { ...card, candidate: upgraded },
    ...rest,
  });
});

test('reads an entry whose copy was refreshed, and which is hidden', () => {
  const card = { ...summary, status: 'contacted', unlocked: true };
  const rest = { version: 3, hidden: true, candidate_version: 2 };
  expect(parseShortlistEntry({ ...places, card, ...rest })).toEqual({
    summary: { ...card, candidate: upgraded },
    ...rest,
  });
});

test('reads an entry with the packed languages of its candidate, who is not looking', () => {
  const card = { ...summary, candidate: { ...upgraded, languages: '[[["ja",1]],[]]', paused: true } };
  const rest = { version: 1, hidden: false };
  expect(parseShortlistEntry({ ...places, schema_version: 2, card, ...rest })).toEqual({ summary: card, ...rest });
});

test('reads an entry whose candidate has applied for its job', () => {
  const card = { ...summary, candidate: upgraded };
  const rest = { version: 1, hidden: false, has_application: true };
  expect(parseShortlistEntry({ ...places, schema_version: 2, card, ...rest })).toEqual({ summary: card, ...rest });
});

test('reads an entry with labels of the company, also from before their author was stored', () => {
  const card = {
    ...summary,
    candidate: upgraded,
    labels: ['Second round', { label: 'Berlin', at: '2026-11-27T10:00:00.000Z' }],
  };
  const rest = { version: 1, hidden: false };
  expect(parseShortlistEntry({ ...places, schema_version: 2, card, ...rest })).toEqual({ summary: card, ...rest });
});

test('refuses an item of another entity', () => {
  expect(() => parseShortlistEntry({ ...places, entity: 'shortlist_stats', active: 1 })).toThrow();
});

test.each([
  ['whose interview is agreed', { id: '00f1e2d3c4b5a697-12', at: '2026-12-01T09:00:00.000Z' }],
  ['that was moved to interview by hand', {}],
])('reads an entry %s, which is contacted to code that knows no finer state', (_, interview) => {
  const card = { ...summary, status: 'contacted', interview };
  const rest = { version: 3, hidden: false, followed: { id: '00f1e2d3c4b5a697-12', sequence: 0 } };
  const read = parseShortlistEntry({ ...places, card, ...rest });
  expect(read).toEqual({ summary: { ...card, candidate: upgraded }, ...rest });
  expect([read.summary.status, stateOf(read.summary)]).toEqual(['contacted', 'interview']);
});
