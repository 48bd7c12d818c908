import * as z from 'zod/mini';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { email, id, idText, instant, line, phone, required } from './fields.ts';

export const recruiter = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company_name: z.string(),
  verified: z.boolean(),
  created_at: instant,
});
export type Recruiter = z.output<typeof recruiter>;

export const recruiterSignupBody = z.object({
  name: required(line(100), textId('own_name_missing')),
  email,
  phone,
  company_name: required(line(100), textId('own_company_missing')),
  address: required(line(200), textId('own_address_missing')),
});

/** Counts of a recruiter's dashboard. */
export const recruiterOverview = z.object({
  total_jobs: z.int(),
  active_jobs: z.int(),
  total_applications: z.int(),
});

export const recruiterCalls = {
  ownProfile: defineCall({
    method: 'GET',
    path: '/recruiter/profile',
    summary: "The caller's profile with the counts of the dashboard.",
    access: { recruiter: 'any' },
    status: 200,
    answer: z.object({ ...recruiter.shape, ...recruiterOverview.shape }),
  }),
  status: defineCall({
    method: 'GET',
    path: '/recruiter/status/{id}',
    summary: 'Whether a recruiter is verified.',
    access: { recruiter: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: z.object({ id: idText }),
    status: 200,
    answer: z.object({ verified: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
};
