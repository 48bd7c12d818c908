import { unpackLanguages } from '#functions/data/packed-languages.ts';
import { unpackRequirements } from '#functions/data/packed-requirements.ts';
import { retry } from '#functions/data/retry.ts';
import type { Caller } from '#functions/entities/account/caller.ts';
import { colleagueNames } from '#functions/entities/company/colleague-names.ts';
import {
  putQuestions,
  putScorecard,
  readQuestions,
  readScorecard,
  scorecardsOf,
} from '#functions/entities/interview/kit-store.ts';
import type { StoredInterview } from '#functions/entities/interview/stored-interview.ts';
import type { StoredScorecard } from '#functions/entities/interview/stored-kit.ts';
import { readJobs } from '#functions/entities/job/job-store.ts';
import type { JobSummary } from '#functions/entities/job/stored-job.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError, invalidField } from '#functions/platform/http-error.ts';
import { requireInterviewParties } from '#functions/policies/interview-access.ts';
import { withNeeds } from '#functions/services/languages/job-needs.ts';
import type { BodyOf } from '#shared/contracts/define.ts';
import type { interviewKitCalls } from '#shared/contracts/interview-kit.ts';
import type { Scorecard } from '#shared/contracts/interview-kit-answers.ts';
import { languagesToLookAt } from '#shared/domain/languages/interview-kit.ts';
import { comparedOf } from '#shared/domain/languages/language-requirement.ts';
import { hasSkill, skills } from '#shared/domain/languages/skills.ts';
import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

type Calls = typeof interviewKitCalls;

/** The name of a person of the company by their account; null for who left. */
type NameOf = (by: number) => string | null;

const toScorecard = ({ summary, ...content }: StoredScorecard, { account }: Caller, nameOf: NameOf): Scorecard => ({
  author: nameOf(summary.by),
  is_own: summary.by === account.id,
  at: summary.at,
  ...content,
  version: String(summary.version),
});

/** The caller's scorecard first, then the latest. */
const inOrder = (scorecards: readonly Scorecard[]) =>
  scorecards.toSorted((left, right) => Number(right.is_own) - Number(left.is_own) || (left.at < right.at ? 1 : -1));

async function jobOf({ id, title, language, language_requirements }: JobSummary) {
  const { language: _, ...job } = await withNeeds({
    id,
    title,
    language,
    language_requirements: unpackRequirements(language_requirements),
  });
  return job;
}

/** The kit of an interview (as `requireInterviewParties`, 1 read unit and more for scorecards, 0.5 for each colleague, and 1.5 with a job). */
export const readKit: UseCase<Calls['kit'], StoredInterview> = async ({ caller, owned }) => {
  const { id, job: named } = owned.summary;
  const { candidate, company } = await requireInterviewParties(caller, owned.summary);
  const [stored, [job], questions] = await Promise.all([
    scorecardsOf(id),
    named ? readJobs([named.id]) : [],
    named && readQuestions(caller.id, named.id),
  ]);
  const by = stored.map(({ summary }) => ({ at: summary.at, id: summary.by })).filter((each) => each.id !== caller.id);
  const names = await colleagueNames(caller.id, by);
  const nameOf: NameOf = (each) => (each === caller.id ? company.summary.name : (names.get(each) ?? null));
  const stated = unpackLanguages(candidate.summary.languages);
  const asking = job && (await jobOf(job.summary));
  return {
    ...(asking && { job: asking }),
    candidate: stated,
    languages: [...languagesToLookAt(asking ? comparedOf(asking) : { all: [], pairs: [] }, stated.languages)],
    ...(questions && { questions: { ...questions, version: String(questions.version) } }),
    scorecards: inOrder(stored.map((each) => toScorecard(each, caller, nameOf))),
  };
};

type Sent = BodyOf<Calls['saveScorecard']>['languages'];

/**
 * The languages of a scorecard as they are stored, so that a repeated request is recognised.
 * @throws HttpError 400 for a language that there is not, one that is named twice, and a skill that a signed language lacks
 */
function readLanguages(sent: Sent): StoredScorecard['languages'] {
  const languages = sent.map(({ tag, levels, note }, nth) => {
    const canonical = canonicalTag(tag);
    if (!canonical) throw invalidField(`languages.${nth}.tag`, textId('language_not_chosen'));
    if (skills.some((skill) => levels[skill] && !hasSkill(canonical, skill)))
      throw invalidField(`languages.${nth}.levels`, textId('skill_not_signed'));
    return { tag: canonical, levels, note };
  });
  if (new Set(languages.map(({ tag }) => tag)).size < sent.length)
    throw invalidField('languages', textId('value_invalid'));
  return languages;
}

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** @throws HttpError CHANGED_MEANWHILE when a form showed another version */
function requireVersion(shown: string | undefined, version: number): void {
  if (shown !== undefined && shown !== String(version)) throw new HttpError('CHANGED_MEANWHILE');
}

/** Stores the caller's scorecard. One that is stored so already is answered as it is: the answer before was lost. */
export const saveScorecard: UseCase<Calls['saveScorecard'], StoredInterview> = async ({ caller, owned, body, now }) => {
  const { id, recruiter_id, candidate_id } = owned.summary;
  await requireInterviewParties(caller, owned.summary);
  const by = caller.account.id;
  const nameOf = () => caller.account.name;
  const { version: shown, note } = body;
  const languages = readLanguages(body.languages);
  return await retry(async () => {
    const before = await readScorecard(id, by);
    if (before && isSame([before.languages, before.note], [languages, note])) {
      return toScorecard(before, caller, nameOf);
    }
    const version = before?.summary.version ?? 0;
    requireVersion(shown, version);
    const summary = { interview: id, recruiter_id, candidate_id, by, at: toIso(now), version: version + 1 };
    const next = { summary, languages, note };
    const result = await putScorecard(next);
    if (result === 'interview') throw new HttpError('NOT_FOUND');
    return result === true ? toScorecard(next, caller, nameOf) : undefined;
  });
};

/** Stores the questions of the interview's job, unless a colleague changed them since they were shown. */
export const saveQuestions: UseCase<Calls['saveQuestions'], StoredInterview> = async ({ caller, owned, body }) => {
  const { job } = owned.summary;
  await requireInterviewParties(caller, owned.summary);
  if (!job) throw new HttpError('JOB_NOT_FOUND');
  const { questions, version: shown } = body;
  return await retry(async () => {
    const before = await readQuestions(caller.id, job.id);
    if (isSame(before.questions, questions)) return { questions, version: String(before.version) };
    requireVersion(shown, before.version);
    const version = before.version + 1;
    const result = await putQuestions(caller.id, job.id, { questions, version });
    if (result === 'owner') throw new HttpError('NOT_FOUND');
    return result === true ? { questions, version: String(version) } : undefined;
  });
};
