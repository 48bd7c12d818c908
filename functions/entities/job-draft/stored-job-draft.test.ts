import { expect, test } from 'vitest';
import { jobDraftSchemaVersion, parseJobDraft } from './stored-job-draft.ts';

const draftItem = {
  PK: 'RECRUITER#7',
  SK: 'UNPOSTED_JOB#000000000100',
  GSI2PK: 'JOB_DRAFTS#RECRUITER#7',
  GSI2SK: '2026-11-27T10:00:00.000Z#000000000100',
  entity: 'job_draft',
  schema_version: 1,
  card: {
    id: 100,
    recruiter_id: 7,
    title: '',
    location: 'Pune',
    created_at: '2026-11-27T10:00:00.000Z',
    changed_at: '2026-11-27T10:05:00.000Z',
  },
  form: {
    title: '',
    location: 'Pune',
    language: '',
    job_type: 'full-time',
    experience_level: 'entry',
    salary_min: null,
    salary_max: null,
    salary_currency: 'INR',
    requirements: '',
    benefits: '',
    description: '',
    closing_date: null,
    is_active: true,
  },
  version: 2,
};

const scheduledItem = {
  ...draftItem,
  GSI1PK: 'JOB_DRAFTS#DUE',
  GSI1SK: '2026-12-01T08:00:00.000Z#000000000100',
  card: { ...draftItem.card, title: 'Interpreter', publish_at: '2026-12-01T08:00:00.000Z' },
};

const missedItem = {
  ...draftItem,
  card: { ...draftItem.card, missed: { at: '2026-12-01T08:00:30.000Z', reason: 'no_subscription' } },
};

test.each([
  ['an incomplete draft', draftItem],
  ['a scheduled draft', scheduledItem],
  ['a draft that was not published at its time', missedItem],
])('%s of the current version is read', (_, item) => {
  expect(item.schema_version).toBe(jobDraftSchemaVersion);
  expect(parseJobDraft(item)).toMatchObject({ summary: item.card, form: item.form, version: 2 });
});
