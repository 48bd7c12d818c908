import { expect, test } from 'vitest';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { withEnd } from '#shared/domain/job-life.ts';
import { type JobSummary, parseJob } from './stored-job.ts';

const card = {
  id: 5,
  title: 'Interpreter',
  description: 'Japanese and German',
  location: 'Pune',
  language: 'Japanese',
  job_type: 'full-time',
  experience_level: 'mid',
  salary_min: 30_000,
  salary_max: null,
  salary_currency: 'USD',
  company_name: 'Lima Languages',
  recruiter_id: 3,
  status: 'active',
  is_active: true,
  closing_date: '2026-12-31',
  created_at: '2026-05-01T10:00:00.000Z',
};
const recruiter = { name: 'Lea Lima', company_name: 'Lima Languages', email: 'lea@lima.example' };
const texts = { description: 'Japanese and German, in Pune.', requirements: 'JLPT N2', benefits: '' };
const places = {
  PK: 'JOB#5',
  SK: 'JOB',
  GSI1PK: 'JOBS',
  GSI1SK: '2026-05-01T10:00:00.000Z#000000000005',
  GSI2PK: 'JOBS#RECRUITER#3',
  GSI2SK: '2026-05-01T10:00:00.000Z#000000000005',
  GSI3PK: 'JOBS#TYPE#full-time',
  GSI3SK: '2026-05-01T10:00:00.000Z#000000000005',
};

/** One item of each format that was ever written. */
const shapes = {
  'a job from before jobs could be withdrawn': {
    ...places,
    entity: 'job',
    schema_version: 1,
    card,
    ...texts,
    languages: [],
    recruiter,
    version: 1,
  },
  'a withdrawn job from before inactive jobs were listed': {
    PK: 'JOB#5',
    SK: 'JOB',
    GSI2PK: places.GSI2PK,
    GSI2SK: places.GSI2SK,
    entity: 'job',
    schema_version: 1,
    card: { ...card, is_active: false, status: 'inactive', salary_min: null, closing_date: null },
    ...texts,
    languages: [{ language: 'Japanese', scale: 'JLPT', level: 'N2', evidence: null }],
    recruiter,
    withdrawn: true,
    version: 2,
  },
  'a job that was taken down': {
    PK: 'JOB#5',
    SK: 'JOB',
    GSI1PK: 'JOBS#INACTIVE',
    GSI1SK: places.GSI1SK,
    GSI2PK: places.GSI2PK,
    GSI2SK: places.GSI2SK,
    entity: 'job',
    schema_version: 1,
    card: { ...card, is_active: false, status: 'inactive', taken_down: true },
    ...texts,
    languages: [],
    recruiter,
    version: 2,
  },
  'a job with language requirements': {
    ...places,
    entity: 'job',
    schema_version: 2,
    card: { ...card, language_requirements: '[[["must",["ja","","","B2"]]],[["ja","en","consecutive","nice"]]]' },
    ...texts,
    recruiter,
    version: 1,
  },
  'a job with a country': {
    ...places,
    entity: 'job',
    schema_version: 2,
    card,
    ...texts,
    country: 'IN',
    recruiter,
    version: 1,
  },
  'a job with an occupation': {
    ...places,
    entity: 'job',
    schema_version: 2,
    card: { ...card, occupation: 'court-interpreter' },
    ...texts,
    recruiter,
    version: 1,
  },
  'a job whose closing date has a time zone': {
    ...places,
    entity: 'job',
    schema_version: 2,
    card: { ...card, closing_zone: 'Asia/Kolkata', closes_at: '2026-12-31T18:30:00.000Z' },
    ...texts,
    recruiter,
    published: true,
    version: 1,
  },
  'a closed job that was published': {
    PK: 'JOB#5',
    SK: 'JOB',
    GSI1PK: 'JOBS#INACTIVE',
    GSI1SK: places.GSI1SK,
    GSI2PK: places.GSI2PK,
    GSI2SK: places.GSI2SK,
    entity: 'job',
    schema_version: 2,
    card: { ...card, is_active: false, status: 'inactive' },
    ...texts,
    recruiter,
    published: true,
    version: 2,
  },
  'a job whose end is always stored': {
    ...places,
    entity: 'job',
    schema_version: 3,
    card: { ...card, closing_zone: 'UTC', closes_at: '2027-01-01T00:00:00.000Z' },
    ...texts,
    recruiter,
    published: true,
    version: 1,
  },
  'an inactive job': {
    PK: 'JOB#5',
    SK: 'JOB',
    GSI1PK: 'JOBS#INACTIVE',
    GSI1SK: places.GSI1SK,
    GSI2PK: places.GSI2PK,
    GSI2SK: places.GSI2SK,
    entity: 'job',
    schema_version: 1,
    card: { ...card, is_active: false, status: 'inactive' },
    ...texts,
    languages: [],
    recruiter,
    version: 2,
  },
};

test.each(Object.entries(shapes))('reads %s, and leaves its keys out', (_, item) => {
  const { PK, SK, GSI1PK, GSI1SK, GSI2PK, GSI2SK, GSI3PK, GSI3SK, entity, schema_version, ...stored } = {
    ...places,
    ...item,
  };
  const { card: summary, languages: __, ...rest } = { languages: [], ...stored };
  expect(parseJob(item)).toEqual({ summary: withEnd(summary as JobSummary), ...rest });
});

test('gives a job of an earlier version an end that was stored without one', () => {
  const item = shapes['a withdrawn job from before inactive jobs were listed'];
  expect(parseJob(item).summary).toMatchObject({
    closing_date: '2027-02-26',
    closing_zone: 'UTC',
    closes_at: '2027-02-27T00:00:00.000Z',
  });
});

test('reads packed language requirements', () => {
  const { summary } = parseJob(shapes['a job with language requirements']);
  expect(unpackRequirements(summary.language_requirements)).toEqual({
    all: [{ need: 'must', any: [{ tag: 'ja', min: { reading: { scale: 'cefr', level: 'B2' } } }] }],
    pairs: [{ from: 'ja', to: 'en', mode: 'consecutive', need: 'nice' }],
  });
});

test('reads when a job was edited last, which earlier edits did not store', () => {
  const item = shapes['a job with language requirements'];
  expect(parseJob(item).changed_at).toBeUndefined();
  expect(parseJob({ ...item, changed_at: '2026-06-01T00:00:00.000Z' }).changed_at).toBe('2026-06-01T00:00:00.000Z');
});

test('refuses an item of another entity', () => {
  expect(() => parseJob({ entity: 'job_stats', views_count: 1 })).toThrow();
});
