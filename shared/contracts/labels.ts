import * as z from 'zod/mini';
import { bulkSize } from '../domain/bulk-moves.ts';
import { labelFailures, maxKnownLabels, maxLabelLength, maxLabels } from '../domain/labels.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { id, instant, line, required } from './fields.ts';

const label = required(line(maxLabelLength), textId('text_missing'));
const labels = z._default(
  z.array(label).check(z.maxLength(maxLabels, textId('list_too_long', { max: maxLabels }))),
  [],
);

/** The labels in an answer to a recruiter; absent without any. */
export const shownLabels = {
  labels: z.optional(z.array(z.string())),
  /** When each was given and by whom: null for who does not work there any more. Absent of labels from before that was stored. */
  label_marks: z.optional(z.array(z.object({ label: z.string(), at: instant, name: z.nullable(z.string()) }))),
};

/** The label that a list may be narrowed to. */
export const labelFilter = { label: z.optional(line(maxLabelLength)) };

/** The company's own labels of applicants and of entries of its shortlist (decision 124). */
export const labelCalls = {
  changeLabels: defineCall({
    method: 'POST',
    path: '/labels',
    summary: `Adds and removes labels of up to ${bulkSize} people, each as an applicant, on the shortlist, or both.`,
    access: { recruiter: 'any' },
    body: z.object({
      people: z
        .array(
          z.object({
            candidate_id: id,
            /** The job of the application and of the entry; null for an entry without one. */
            job_id: z.nullable(id),
          }),
        )
        .check(z.minLength(1), z.maxLength(bulkSize)),
      add: labels,
      remove: labels,
    }),
    status: 200,
    answer: z.object({
      changed: z.array(z.object({ candidate_id: id, labels: z.array(z.string()) })),
      failed: z.array(z.object({ candidate_id: id, reason: z.enum(labelFailures) })),
    }),
  }),
  known: defineCall({
    method: 'GET',
    path: '/labels',
    summary: `The labels that the company has given, by name: the first ${maxKnownLabels} ones.`,
    access: { recruiter: 'any' },
    status: 200,
    answer: z.object({ labels: z.array(z.string()) }),
  }),
};
