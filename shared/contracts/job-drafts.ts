import * as z from 'zod/mini';
import { missedReasons } from '../domain/job-drafts.ts';
import { jobFields } from '../domain/job-fields.ts';
import { maxDescription, maxJobTexts } from '../domain/job-texts.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { id, instant, line, paragraphs, shownVersion, version } from './fields.ts';
import { furtherTexts } from './job-answers.ts';
import { jobBody, maxJobBytes } from './jobs.ts';
import { shownRequirements } from './language-answers.ts';
import { languageTag } from './language-tag.ts';
import { answerShape } from './plain-answers.ts';
import { byJobId } from './public-jobs.ts';

const { title, location, language } = jobFields;
const emptyText = (max: number) => z._default(line(max), '');

/** The fields of the job form, of which those that a job must have may be empty. What is there is of the form's kind. */
export const jobDraftBody = z.object({
  ...jobBody.shape,
  title: emptyText(title.max),
  location: emptyText(location.max),
  language: emptyText(language.max),
  description: z._default(paragraphs(maxDescription), ''),
  texts: z.optional(
    z.nullable(
      z
        .array(
          z.object({
            language: z.union([z.literal(''), languageTag]),
            title: line(title.max),
            description: paragraphs(maxDescription),
          }),
        )
        .check(z.maxLength(maxJobTexts, textId('list_too_long', { max: maxJobTexts }))),
    ),
  ),
  /** When it is published by itself, at most 90 days ahead: then all fields have the rules of a job. Absent or null: not by itself. */
  publish_at: z.optional(z.nullable(instant)),
  version: shownVersion,
});

/** A draft in the company's list. `missed` says why it was not published at its time. */
const draftSummary = z.object({
  id,
  title: z.string(),
  location: z.string(),
  created_at: instant,
  changed_at: instant,
  publish_at: z.optional(instant),
  missed: z.optional(z.object({ at: instant, reason: z.enum(missedReasons) })),
});
export type JobDraftSummary = z.output<typeof draftSummary>;

/** A draft with all fields of the form. */
export const jobDraft = z.object({
  ...draftSummary.shape,
  ...answerShape(jobFields),
  description: z.string(),
  texts: furtherTexts,
  language_requirements: shownRequirements,
  closing_date: z.nullable(z.iso.date()),
  closing_zone: z.optional(z.string()),
  is_active: z.boolean(),
  version,
});
export type JobDraft = z.output<typeof jobDraft>;

const write = {
  access: { recruiter: 'any' },
  body: jobDraftBody,
  maxBodyBytes: maxJobBytes,
  answer: jobDraft,
} as const;

/** Drafts of jobs, which only the company sees. `POST /jobs` with `draft` publishes one. */
export const jobDraftCalls = {
  drafts: defineCall({
    method: 'GET',
    path: '/job-drafts',
    summary: "The company's drafts of jobs, newest first; at most 50.",
    access: { recruiter: 'any' },
    status: 200,
    answer: z.array(draftSummary),
  }),
  draft: defineCall({
    method: 'GET',
    path: '/job-drafts/{id}',
    summary: 'A draft with all its fields.',
    access: { recruiter: 'any' },
    params: byJobId,
    status: 200,
    answer: jobDraft,
    errors: ['NOT_FOUND'],
  }),
  createDraft: defineCall({
    ...write,
    method: 'POST',
    path: '/job-drafts',
    summary:
      'Stores a draft of a job, which may be incomplete; with `publish_at` it is published by itself at that time.',
    repeatable: true,
    status: 201,
    errors: ['INVALID_STATE', 'IDEMPOTENCY_KEY_REUSED'],
  }),
  changeDraft: defineCall({
    ...write,
    method: 'PUT',
    path: '/job-drafts/{id}',
    summary: 'Changes a draft, and whether it is published by itself.',
    params: byJobId,
    status: 200,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  removeDraft: defineCall({
    method: 'DELETE',
    path: '/job-drafts/{id}',
    summary: 'Deletes a draft.',
    access: { recruiter: 'any' },
    params: byJobId,
    status: 204,
    errors: ['NOT_FOUND'],
  }),
};
