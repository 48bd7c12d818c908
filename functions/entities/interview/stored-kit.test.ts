import { expect, test } from 'vitest';
import { parseQuestions, parseScorecard, questionsSchemaVersion, scorecardSchemaVersion } from './stored-kit.ts';

test('a scorecard of the current version is read', () => {
  const card = {
    interview: '00f1e2d3c4b5a697-12',
    recruiter_id: 7,
    candidate_id: 12,
    by: 9,
    at: '2026-12-01T09:20:00.000Z',
    version: 2,
  };
  const languages = [{ tag: 'de', levels: { listening: 'C1', spoken_interaction: 'B2' }, note: 'Searches for words.' }];
  const item = {
    PK: 'INTERVIEW#00f1e2d3c4b5a697-12',
    SK: 'SCORECARD#9',
    GSI1PK: 'SCORECARDS#RECRUITER#7',
    GSI1SK: '2026-12-01T09:20:00.000Z#00f1e2d3c4b5a697-12-9',
    GSI2PK: 'SCORECARDS#CANDIDATE#12',
    GSI2SK: '2026-12-01T09:20:00.000Z#00f1e2d3c4b5a697-12-9',
    entity: 'scorecard',
    schema_version: 1,
    card,
    languages,
    note: 'Would fit the team.',
  };
  expect(item.schema_version).toBe(scorecardSchemaVersion);
  expect(parseScorecard(item)).toEqual({ summary: card, languages, note: 'Would fit the team.' });
});

test('the questions of a job of the current version are read', () => {
  const item = {
    PK: 'RECRUITER#7',
    SK: 'QUESTIONS#100',
    entity: 'job_questions',
    schema_version: 1,
    job_id: 100,
    questions: ['When can you start?'],
    version: 3,
  };
  expect(item.schema_version).toBe(questionsSchemaVersion);
  expect(parseQuestions(item)).toEqual({ questions: ['When can you start?'], version: 3 });
});
