import * as z from 'zod/mini';
import { applicationStatuses } from '../domain/constants.ts';
import { languageSkill } from './candidates.ts';
import { defineCall } from './define.ts';
import { id, idText, instant, paging, pairId, paragraphs } from './fields.ts';
import { jobSummary } from './jobs.ts';

/** The job as it stood when the candidate applied. */
export const appliedJob = z.pick(jobSummary, {
  id: true,
  title: true,
  company_name: true,
  location: true,
  language: true,
  job_type: true,
});

/** `{job_id}-{candidate_id}`: owner and uniqueness are in the key. */
const applicationKey = {
  application_id: pairId,
  job_id: id,
  status: z.enum(applicationStatuses),
  applied_at: instant,
};

export const application = z.object({ ...applicationKey, candidate_id: id, job: appliedJob });
export type Application = z.output<typeof application>;

const applicantOpenParts = {
  id,
  subtitle: z.string(),
  skills: z.array(z.string()),
  language: z.string(),
  languages: z.array(languageSkill),
  location: z.string(),
  experience: z.string(),
  /** Short-lived addresses: applying shows CV and video to the job's recruiter. */
  cv: z.nullable(z.url()),
  video: z.nullable(z.url()),
};

/** An applicant as every recruiter sees it. */
export const applicant = z.object({
  ...applicationKey,
  notes: z.string(),
  job: appliedJob,
  candidate: z.object({
    ...applicantOpenParts,
    masked_name: z.string(),
    masked_email: z.string(),
    masked_phone: z.string(),
  }),
});
export type Applicant = z.output<typeof applicant>;

/** An applicant with contact details, under an active subscription. */
export const unmaskedApplicant = z.object({
  ...applicationKey,
  notes: z.string(),
  job: appliedJob,
  candidate: z.object({
    ...applicantOpenParts,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
  }),
});
export type UnmaskedApplicant = z.output<typeof unmaskedApplicant>;

export const applicationStatusBody = z.object({
  status: z.enum(applicationStatuses),
  notes: z._default(paragraphs(1_000), ''),
});

const byJob = z.object({ id: idText });

export const applicationCalls = {
  apply: defineCall({
    method: 'POST',
    path: '/applications/apply/{jobId}',
    summary: 'Applies for a job, once.',
    access: { candidate: 'self' },
    own: ['query.candidate_id'],
    params: z.object({ jobId: idText }),
    query: z.object({ candidate_id: z.optional(idText) }),
    status: 201,
    answer: application,
    errors: ['JOB_NOT_FOUND', 'PROFILE_NOT_FOUND', 'ALREADY_APPLIED', 'INVALID_STATE'],
  }),
  check: defineCall({
    method: 'GET',
    path: '/applications/check/{jobId}/{candidateId}',
    summary: 'The status of an application.',
    access: { candidate: 'self', recruiter: 'owner', admin: 'any', master_admin: 'any' },
    own: ['params.candidateId'],
    params: z.object({ jobId: idText, candidateId: idText }),
    status: 200,
    answer: z.object({ status: z.enum(applicationStatuses) }),
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
    status: 200,
    answer: z.array(application),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  applicants: defineCall({
    method: 'GET',
    path: '/applications/job/{id}/applicants',
    summary: "A job's applicants, masked.",
    access: { recruiter: 'owner', admin: 'any', master_admin: 'any' },
    params: byJob,
    query: z.object(paging),
    status: 200,
    answer: z.array(applicant),
    paged: true,
    errors: ['JOB_NOT_FOUND', 'INVALID_CURSOR'],
  }),
  unmaskedApplicants: defineCall({
    method: 'GET',
    path: '/applications/job/{id}/applicants/unmasked',
    summary: "A job's applicants with contact details; needs an active subscription, costs no view.",
    access: { recruiter: 'owner', admin: 'any', master_admin: 'any' },
    params: byJob,
    query: z.object(paging),
    status: 200,
    answer: z.array(unmaskedApplicant),
    paged: true,
    errors: ['JOB_NOT_FOUND', 'SUBSCRIPTION_REQUIRED', 'INVALID_CURSOR'],
  }),
  updateStatus: defineCall({
    method: 'PUT',
    path: '/applications/{id}/status',
    summary: 'Moves an application on.',
    access: { recruiter: 'owner', admin: 'any', master_admin: 'any' },
    params: z.object({ id: pairId }),
    body: applicationStatusBody,
    accepts: 'form',
    status: 200,
    answer: z.object({ application_id: pairId, status: z.enum(applicationStatuses), notes: z.string() }),
    errors: ['NOT_APPLIED'],
  }),
  recent: defineCall({
    method: 'GET',
    path: '/applications/recruiter/{id}/recent',
    summary: "The latest applications to a recruiter's jobs, masked.",
    access: { recruiter: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byJob,
    status: 200,
    answer: z.array(z.object({ ...applicationKey, job: appliedJob, masked_name: z.string(), language: z.string() })),
  }),
};
