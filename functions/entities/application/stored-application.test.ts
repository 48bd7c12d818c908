import { expect, test } from 'vitest';
import { parseApplication } from './stored-application.ts';

const summary = {
  application_id: '5-7',
  job_id: 5,
  candidate_id: 7,
  recruiter_id: 3,
  status: 'applied',
  applied_at: '2026-05-01T10:00:00.000Z',
  job: {
    id: 5,
    title: 'Interpreter',
    company_name: 'Lima Languages',
    location: 'Pune',
    language: 'Japanese',
    job_type: 'full-time',
  },
  masked_name: 'C***',
  language: 'Japanese',
};
const places = {
  PK: 'JOB#5',
  SK: 'APPLICATION#000000000007',
  entity: 'application',
  schema_version: 1,
  GSI1PK: 'APPLICATIONS',
  GSI1SK: '2026-05-01T10:00:00.000Z#5-7',
};
const contacts = [{ method: 'phone', notes: 'Called.', at: '2026-05-02T10:00:00.000Z' }];

test('reads an application as applying makes it, also one from before messages, contacts and gone jobs were recorded', () => {
  const rest = { notes: '', version: 1 };
  const stored = { summary, message: '', ...rest, contacts: [], job_gone: false };
  expect(parseApplication({ ...places, card: summary, ...rest })).toEqual(stored);
});

test('reads an application with contacts', () => {
  const reviewed = { ...summary, status: 'reviewed' };
  const rest = { notes: 'Fluent.', contacts, version: 3 };
  const stored = { summary: reviewed, message: '', ...rest, job_gone: false };
  expect(parseApplication({ ...places, card: reviewed, ...rest })).toEqual(stored);
});

test('reads an application to a job that is gone', () => {
  const rest = { notes: '', contacts, job_gone: true, version: 2 };
  expect(parseApplication({ ...places, card: summary, ...rest })).toEqual({ summary, message: '', ...rest });
});

test('reads an application whose list shows that the job is gone', () => {
  const gone = { ...summary, job_gone: true };
  const rest = { message: '', notes: '', contacts: [], job_gone: true, version: 1 };
  expect(parseApplication({ ...places, card: gone, ...rest })).toEqual({ summary: gone, ...rest });
});

test('reads an application with a message', () => {
  const rest = { notes: '', contacts: [], job_gone: false, message: 'I have done this for ten years.', version: 1 };
  expect(parseApplication({ ...places, card: summary, ...rest })).toEqual({ summary, ...rest });
});

test('reads an application that has reached stages', () => {
  const hired = { ...summary, status: 'hired' };
  const stages = { shortlisted_on: '2026-05-02', interviewed_on: '2026-05-03', hired_on: '2026-05-03' };
  const rest = { message: '', notes: '', contacts: [], job_gone: false, ...stages, version: 4 };
  expect(parseApplication({ ...places, card: hired, ...rest })).toEqual({ summary: hired, ...rest });
});

test('reads an application with the times of its answers', () => {
  const reviewed_at = '2026-05-02T08:00:00.000Z';
  const answered = { ...summary, status: 'rejected', reviewed_at, rejected_at: '2026-05-03T08:00:00.000Z' };
  const rest = { message: '', notes: '', contacts: [], job_gone: false, version: 3 };
  expect(parseApplication({ ...places, card: answered, ...rest })).toEqual({ summary: answered, ...rest });
});

test('reads an application that is on the shortlist', () => {
  const shortlisted = { ...summary, status: 'shortlisted' };
  const rest = { message: '', notes: '', contacts: [], job_gone: false, on_shortlist: true, version: 2 };
  expect(parseApplication({ ...places, card: shortlisted, ...rest })).toEqual({ summary: shortlisted, ...rest });
});

test('reads an application with a change that can be undone', () => {
  const rejected = { ...summary, status: 'rejected', rejected_at: '2026-05-03T08:00:00.000Z' };
  const held = {
    operation: 'operation-1',
    until: '2026-05-03T08:00:10.000Z',
    version: 3,
    status: 'applied',
    notes: '',
  };
  const rest = { message: '', notes: '', contacts: [], job_gone: false, version: 3 };
  const more = { held, state: 'due', undone: 'operation-0', in_bulk: new Set(['rejected']) };
  expect(parseApplication({ ...places, card: rejected, ...rest, ...more })).toEqual({
    summary: rejected,
    ...rest,
    ...more,
  });
});

test('reads an application with labels of the company, also from before their author was stored', () => {
  const rest = {
    message: '',
    notes: '',
    contacts: [],
    job_gone: false,
    labels: ['Second round', { label: 'Berlin', at: '2026-11-27T10:00:00.000Z', by: 17 }],
    version: 1,
  };
  expect(parseApplication({ ...places, card: summary, ...rest })).toEqual({ summary, ...rest });
});

test('refuses an item of another entity', () => {
  expect(() => parseApplication({ ...places, job_id: 5, candidate_id: 7 })).toThrow();
});
