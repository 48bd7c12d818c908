import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { idText, pairId } from './fields.ts';
import { languageMatch } from './match-answers.ts';

/** Explanations of how a candidate's languages meet a job's requirements; docs/languages.md describes the rules. */
export const matchCalls = {
  ofJob: defineCall({
    method: 'GET',
    path: '/jobs/{id}/match',
    summary: "How the caller's languages meet the requirements of an active job.",
    access: { candidate: 'any' },
    params: z.object({ id: idText }),
    status: 200,
    answer: languageMatch,
    errors: ['JOB_NOT_FOUND', 'PROFILE_NOT_FOUND'],
  }),
  ofApplication: defineCall({
    method: 'GET',
    path: '/applications/{id}/match',
    summary: "How an applicant's languages meet the requirements of the caller's job; of masked applicants, too.",
    access: { recruiter: 'owner' },
    owned: { record: 'application', at: 'params.id', absent: 'NOT_APPLIED' },
    params: z.object({ id: pairId }),
    status: 200,
    answer: languageMatch,
    errors: ['NOT_APPLIED', 'JOB_NOT_FOUND'],
  }),
};
