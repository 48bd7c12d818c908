import { expect, test } from 'vitest';
import { parseHiringDay, parsePortalDay } from './stored-day.ts';

test('reads a day of a job and of a recruiter; missing figures and sums below 0 are 0', () => {
  const item = { entity: 'job_day', schema_version: 1, expires_at: 1_780_000_000, views: 12, applications: -1 };
  const read = { views: 12, applications: 0, shortlisted: 0, interviewed: 0, hired: 0 };
  expect(parseHiringDay({ PK: 'JOB#5', SK: 'DAY#2026-05-01', ...item })).toEqual({ date: '2026-05-01', ...read });
  const days = { PK: 'RECRUITER#3', SK: 'STATS#DAY#2026-05-02', ...item, entity: 'recruiter_day' };
  expect(parseHiringDay(days)).toEqual({ date: '2026-05-02', ...read });
});

test('reads a day of the portal with the plans that were sold', () => {
  const item = {
    PK: 'STATISTICS',
    SK: 'DAY#2026-05-01',
    entity: 'statistics_day',
    schema_version: 1,
    expires_at: 1_780_000_000,
    candidates: 3,
    verified: 2,
    waited_minutes: 90,
    waited_day: 2,
    refunded_paise: 50,
    'started#Trial': 4,
    'started#Basic': 1,
    'revenue#Basic': 2999,
  };
  expect(parsePortalDay(item)).toEqual({
    date: '2026-05-01',
    candidates: 3,
    recruiters: 0,
    verified: 2,
    waited_minutes: 90,
    waited: { day: 2, three_days: 0, week: 0, longer: 0 },
    refunded_paise: 50,
    plans: [
      { name: 'Basic', started: 1, revenue: 2999 },
      { name: 'Trial', started: 4, revenue: 0 },
    ],
  });
});
