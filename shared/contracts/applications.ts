import * as z from 'zod/mini';
import { applicationStatuses, contactMethods } from '../domain/hiring-statuses.ts';
import {
  applicant,
  application,
  checkedApplication,
  listedApplication,
  recentApplication,
  unmaskedApplicant,
} from './application-answers.ts';
import { defineCall } from './define.ts';
import { idText, instant, paging, pairId, paragraphs } from './fields.ts';
import { labelFilter } from './labels.ts';
import { shownFilters } from './shown-filters.ts';

/** What a candidate may write to the recruiter with an application. */
export const applyBody = z.object({ message: z._default(paragraphs(1_000), '') });

export const applicationStatusBody = z.object({
  status: z.enum(applicationStatuses),
  notes: z._default(paragraphs(1_000), ''),
  /** What the form showed: a change that a colleague made since is not overwritten (CHANGED_MEANWHILE). Absent: it always counts. */
  shown: z.optional(z.object({ status: z.enum(applicationStatuses), notes: paragraphs(1_000) })),
});

/** How the recruiter contacted the applicant; `notes` are visible to the recruiter only. */
export const contactBody = z.object({
  method: z.enum(contactMethods),
  notes: z._default(paragraphs(1_000), ''),
});

const byJob = z.object({ id: idText });

const applicantsQuery = z.object({
  ...paging,
  ...shownFilters,
  ...labelFilter,
  status: z.optional(z.enum(applicationStatuses)),
  /**
   * Absent: the newest application first, of the 500 latest candidates; the others follow. `match`: those whose languages meet most of the job's requirements first, in one
   * order over all pages. With more than 500 applicants, the 500 latest candidates are in that order; the others follow, each
   * page in an order of its own. Each page reads all of them, about 0.6 read units an applicant.
   */
  sort: z.optional(z.enum(['match'])),
});

const ofJob = {
  access: { recruiter: 'owner', admin: 'any', master_admin: 'any' },
  owned: { record: 'job', at: 'params.id', absent: 'JOB_NOT_FOUND' },
} as const;

export const applicationCalls = {
  apply: defineCall({
    method: 'POST',
    path: '/applications/apply/{jobId}',
    summary: 'Applies for a job, once, with an optional message to the recruiter.',
    access: { candidate: 'self' },
    own: ['query.candidate_id'],
    params: z.object({ jobId: idText }),
    query: z.object({ candidate_id: z.optional(idText) }),
    body: applyBody,
    status: 201,
    answer: application,
    errors: ['JOB_NOT_FOUND', 'PROFILE_NOT_FOUND', 'ALREADY_APPLIED', 'INVALID_STATE'],
  }),
  withdraw: defineCall({
    method: 'DELETE',
    path: '/applications/{id}',
    summary: 'Withdraws an application that the recruiter has not reviewed; the candidate may apply again.',
    access: { candidate: 'self' },
    own: ['params.id.1'],
    params: z.object({ id: pairId }),
    status: 204,
    errors: ['NOT_APPLIED', 'INVALID_STATE'],
  }),
  check: defineCall({
    method: 'GET',
    path: '/applications/check/{jobId}/{candidateId}',
    summary:
      'The status of an application, for its candidate with its way; where both orders of the ids name one, the first id is the job.',
    access: { candidate: 'self', recruiter: 'owner', admin: 'any', master_admin: 'any' },
    own: ['params.candidateId'],
    owned: { record: 'checked_application', at: 'params.jobId', absent: 'JOB_NOT_FOUND' },
    params: z.object({ jobId: idText, candidateId: idText }),
    offlineCopyFor: ['candidate'],
    eitherOrder: ['jobId', 'candidateId'],
    status: 200,
    answer: checkedApplication,
    errors: ['NOT_APPLIED', 'JOB_NOT_FOUND'],
  }),
  ofCandidate: defineCall({
    method: 'GET',
    path: '/applications/candidate/{id}',
    summary: "A candidate's applications, newest first.",
    access: { candidate: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: z.object({ id: idText }),
    query: z.object(paging),
    offlineCopyFor: ['candidate'],
    status: 200,
    answer: z.array(application),
    paged: true,
    counted: true,
    errors: ['INVALID_CURSOR'],
  }),
  applicants: defineCall({
    method: 'GET',
    path: '/applications/job/{id}/applicants',
    summary: "A job's applicants, masked.",
    ...ofJob,
    params: byJob,
    query: applicantsQuery,
    status: 200,
    answer: z.array(applicant),
    paged: true,
    errors: ['JOB_NOT_FOUND', 'INVALID_CURSOR'],
  }),
  unmaskedApplicants: defineCall({
    method: 'GET',
    path: '/applications/job/{id}/applicants/unmasked',
    summary: "A job's applicants with contact details; requires verification and an active subscription, uses no view.",
    ...ofJob,
    verified: 'candidates',
    params: byJob,
    query: applicantsQuery,
    status: 200,
    answer: z.array(unmaskedApplicant),
    paged: true,
    errors: ['JOB_NOT_FOUND', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED', 'INVALID_CURSOR'],
  }),
  updateStatus: defineCall({
    method: 'PUT',
    path: '/applications/{id}/status',
    summary: 'Changes the status of an application.',
    access: { recruiter: 'owner', admin: 'any', master_admin: 'any' },
    owned: 'condition',
    verified: 'candidates',
    params: z.object({ id: pairId }),
    body: applicationStatusBody,
    accepts: 'form',
    status: 200,
    answer: z.object({ application_id: pairId, status: z.enum(applicationStatuses), notes: z.string() }),
    errors: ['NOT_APPLIED', 'NOT_VERIFIED', 'CHANGED_MEANWHILE'],
  }),
  recent: defineCall({
    method: 'GET',
    path: '/applications/recruiter/{id}/recent',
    summary: "The latest applications to a recruiter's jobs, masked.",
    access: { recruiter: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byJob,
    status: 200,
    answer: z.array(recentApplication),
  }),
  all: defineCall({
    method: 'GET',
    path: '/applications/all',
    summary: 'All applications, newest first.',
    access: { admin: 'any', master_admin: 'any' },
    query: z.object({ ...paging, fields: z.optional(z.enum(['all'])) }),
    status: 200,
    answer: z.array(listedApplication),
    paged: true,
    counted: true,
    errors: ['INVALID_CURSOR'],
  }),
  syncShortlisted: defineCall({
    method: 'POST',
    path: '/applications/sync-shortlisted',
    summary: 'Adds the applicants whom the caller marked as shortlisted to the shortlist, one batch per call.',
    access: { recruiter: 'any' },
    verified: 'candidates',
    query: z.object({ cursor: paging.cursor }),
    status: 200,
    answer: z.object({
      /** How many candidates this call added to the shortlist. */
      synced: z.int(),
      /** How many were already on it. */
      already: z.int(),
      /** Pass it as `cursor` to continue; null when all applications were processed. */
      next: z.nullable(z.string()),
    }),
    errors: ['NOT_VERIFIED', 'INVALID_CURSOR'],
  }),
  contact: defineCall({
    method: 'POST',
    path: '/applications/{id}/contact',
    summary: 'Records that the recruiter contacted an applicant; requires verification and an active subscription.',
    access: { recruiter: 'owner' },
    owned: { record: 'application', at: 'params.id', absent: 'NOT_APPLIED' },
    verified: 'candidates',
    params: z.object({ id: pairId }),
    body: contactBody,
    accepts: 'form',
    status: 200,
    answer: z.object({
      application_id: pairId,
      method: z.enum(contactMethods),
      notes: z.string(),
      contacted_at: instant,
    }),
    errors: ['NOT_APPLIED', 'CANDIDATE_NOT_FOUND', 'NOT_VERIFIED', 'SUBSCRIPTION_REQUIRED'],
  }),
};
