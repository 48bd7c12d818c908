import { beginsWith } from '#functions/data/conditions.ts';
import { checkItem, isPresent, putVersion } from '#functions/data/item-writes.ts';
import { keys, timed } from '#functions/data/keys.ts';
import { newestSummaries } from '#functions/data/newest.ts';
import type { Page, PageRequest } from '#functions/data/page.ts';
import { leaveOut } from '#functions/data/parse-each.ts';
import { queryAll, readItem } from '#functions/data/query.ts';
import { requireOwner } from '#functions/data/require-owner.ts';
import { toItem } from '#functions/data/summary.ts';
import { transact } from '#functions/data/transact.ts';
import type { ThreadSide } from '#shared/domain/messages.ts';
import type { StoredInterview } from './stored-interview.ts';
import {
  parseQuestions,
  parseScorecard,
  questionsSchemaVersion,
  type ScorecardSummary,
  type StoredQuestions,
  type StoredScorecard,
  scorecardSchemaVersion,
  scorecardSummary,
} from './stored-kit.ts';

// The keys are here, as every function starts with the others.

const scorecardKey = (interview: string, by: number) => ({ ...keys.interview(interview), SK: `SCORECARD#${by}` });

/** Sorted after `PROFILE`, so that queries for account and profile do not read it. */
const questionsKey = (companyId: number, jobId: number) => ({
  PK: keys.accountPartition('recruiter', companyId),
  SK: `QUESTIONS#${jobId}`,
});

/** GSI1 and GSI2: the scorecards of a company's and a candidate's interviews. */
export const scorecardPlace = (side: ThreadSide, id: number) =>
  side === 'recruiter' ? { GSI1PK: `SCORECARDS#RECRUITER#${id}` } : { GSI2PK: `SCORECARDS#CANDIDATE#${id}` };

/** The scorecards of an interview, of at most 30 people, read consistently (1 read unit for each 4 KB). */
export async function scorecardsOf(interview: string): Promise<StoredScorecard[]> {
  const { PK } = keys.interview(interview);
  const items = await queryAll({ PK }, { sort: beginsWith('SCORECARD#'), consistent: true });
  return items.map((item) => parseScorecard(item));
}

/** A person's scorecard of an interview, read consistently (1 read unit for each 4 KB). */
export async function readScorecard(interview: string, by: number): Promise<StoredScorecard | undefined> {
  const item = await readItem(scorecardKey(interview, by));
  return item && parseScorecard(item);
}

/** Which scorecards there are of a side's interviews, the latest first, for the copy of the own data and erasure. */
export const everyScorecardOf = (side: ThreadSide, id: number, page: PageRequest): Promise<Page<ScorecardSummary>> =>
  newestSummaries(scorecardPlace(side, id), scorecardSummary, { page, onUnreadable: leaveOut });

/**
 * Writes the next version of a scorecard, while its interview exists, which erasing deletes first (2 write units for the check, and for each KB 2,
 * with 2 for each of both indexes).
 * @returns 'interview' when it is gone, 'scorecard' when another version came first
 */
export async function putScorecard(scorecard: StoredScorecard): Promise<true | 'interview' | 'scorecard'> {
  const result = await transact({
    interview: checkItem<StoredInterview>(keys.interview(scorecard.summary.interview), { when: { PK: isPresent } }),
    scorecard: scorecardWrite(scorecard),
  });
  return result.done || result.failed;
}

/** The write of the next version of a scorecard. */
export function scorecardWrite(scorecard: StoredScorecard) {
  const { interview, recruiter_id, candidate_id, by, at } = scorecard.summary;
  const place = timed(at, `${interview}-${by}`);
  return putVersion({
    ...scorecardKey(interview, by),
    entity: 'scorecard',
    schema_version: scorecardSchemaVersion,
    ...scorecardPlace('recruiter', recruiter_id),
    ...scorecardPlace('candidate', candidate_id),
    GSI1SK: place,
    GSI2SK: place,
    ...toItem(scorecard),
  });
}

/** The questions of a company's job for its interviews, read consistently (1 read unit up to 4 KB). */
export async function readQuestions(companyId: number, jobId: number): Promise<StoredQuestions> {
  const item = await readItem(questionsKey(companyId, jobId));
  return item ? parseQuestions(item) : { questions: [], version: 0 };
}

/** All questions of a company, by its jobs (0.5 read units for each 4 KB). */
export async function questionsOfCompany(companyId: number): Promise<{ job_id: number; questions: string[] }[]> {
  const { PK } = questionsKey(companyId, 0);
  const items = await queryAll({ PK }, { sort: beginsWith('QUESTIONS#') });
  return items.map((item) => ({ job_id: Number(item.job_id), questions: parseQuestions(item).questions }));
}

/**
 * Writes the next version of a job's questions, while the company exists (2 write units for the check, and 2 for each KB).
 * @returns 'owner' when the company is gone or being erased, 'questions' when another version came first
 */
export async function putQuestions(
  companyId: number,
  jobId: number,
  questions: StoredQuestions,
): Promise<true | 'owner' | 'questions'> {
  const result = await transact({
    owner: requireOwner({ kind: 'recruiter', id: companyId }),
    questions: questionsWrite(companyId, jobId, questions),
  });
  return result.done || result.failed;
}

/** The write of the next version of a job's questions. */
export const questionsWrite = (companyId: number, jobId: number, questions: StoredQuestions) =>
  putVersion({
    ...questionsKey(companyId, jobId),
    entity: 'job_questions',
    schema_version: questionsSchemaVersion,
    job_id: jobId,
    ...questions,
  });
