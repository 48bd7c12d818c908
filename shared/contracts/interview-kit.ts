import * as z from 'zod/mini';
import {
  maxLanguageNote,
  maxQuestionLength,
  maxQuestions,
  maxScorecardNote,
  maxScoredLanguages,
  maxTagLength,
} from '../domain/languages/interview-kit.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { id, line, paragraphs, required, shownVersion } from './fields.ts';
import { scorecard, scorecardLevels } from './interview-kit-answers.ts';
import { ofInterview } from './interviews.ts';
import { shownLanguages, shownRequirements } from './language-answers.ts';

/** What language the tag names, and whether it has the skills, is checked by the use case: the function starts without all tags. */
const scoredLanguage = z.object({
  tag: required(line(maxTagLength), textId('language_not_chosen')),
  levels: scorecardLevels,
  note: z._default(paragraphs(maxLanguageNote), ''),
});

const scoredLanguages = z.array(scoredLanguage);

export const scorecardBody = z.object({
  languages: scoredLanguages.check(
    z.maxLength(maxScoredLanguages, textId('list_too_long', { max: maxScoredLanguages })),
  ),
  /** About the whole interview. */
  note: z._default(paragraphs(maxScorecardNote), ''),
  /** `0` for a form that showed no scorecard yet. */
  version: shownVersion,
});

/** A form also has the languages about which nothing is noted, which are not sent. */
export const scorecardForm = z.extend(scorecardBody, { languages: scoredLanguages });

export const questionsBody = z.object({
  questions: z
    .array(required(line(maxQuestionLength), textId('text_missing')))
    .check(z.maxLength(maxQuestions, textId('list_too_long', { max: maxQuestions }))),
  /** `0` for a form that showed no questions yet. */
  version: shownVersion,
});

/** The questions of a job for its interviews, which only its company sees. */
const questions = z.object({ questions: z.array(z.string()), version: z.string() });

const kit = z.object({
  /** The job, where the interview is about one that still exists. */
  job: z.optional(
    z.object({
      id,
      title: z.string(),
      language_requirements: shownRequirements,
      /** What its language means as text, without requirements. */
      language_needs: z.optional(shownRequirements),
    }),
  ),
  candidate: z.object(shownLanguages),
  /** The languages to look at. */
  languages: z.array(z.string()),
  /** Of the interview's job; absent without one. */
  questions: z.optional(questions),
  /** The caller's first, then the latest. */
  scorecards: z.array(scorecard),
});
export type InterviewKit = z.output<typeof kit>;

const ofCompany = { ...ofInterview, access: { recruiter: 'owner' } } as const;
const missing = ['NOT_FOUND', 'CANDIDATE_NOT_FOUND'] as const;

/** What a company has beside an interview. Matching, lists and badges never read it (decision 142). */
export const interviewKitCalls = {
  kit: defineCall({
    ...ofCompany,
    method: 'GET',
    path: '/interviews/{id}/kit',
    summary: "The job's questions and language requirements, and what the company's people saw in an interview.",
    answer: kit,
    errors: missing,
  }),
  saveScorecard: defineCall({
    ...ofCompany,
    method: 'PUT',
    path: '/interviews/{id}/scorecard',
    summary:
      'Stores what the caller saw in an interview. The company sees it, and the candidate in the copy of their own data.',
    body: scorecardBody,
    answer: scorecard,
    errors: [...missing, 'CHANGED_MEANWHILE'],
  }),
  saveQuestions: defineCall({
    ...ofCompany,
    method: 'PUT',
    path: '/interviews/{id}/questions',
    summary: "Stores the questions for interviews about the interview's job. Only the company sees them.",
    body: questionsBody,
    answer: questions,
    errors: [...missing, 'JOB_NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
};
