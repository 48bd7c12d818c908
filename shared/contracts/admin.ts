import * as z from 'zod/mini';
import { candidate } from './candidates.ts';
import { defineCall } from './define.ts';
import { flag, id, idText, line, paging } from './fields.ts';
import { recruiter } from './recruiters.ts';

const staff = { admin: 'any', master_admin: 'any' } as const;

const listedState = { type: z.enum(['candidate', 'recruiter']), is_active: z.boolean(), is_deleted: z.boolean() };

/** A candidate in the user management. */
export const listedCandidate = z.object({
  ...z.pick(candidate, {
    id: true,
    name: true,
    email: true,
    phone: true,
    address: true,
    language: true,
    skills: true,
    created_at: true,
  }).shape,
  ...listedState,
});
export type ListedCandidate = z.output<typeof listedCandidate>;

/** A recruiter in the user management. `is_verified` repeats `verified`, as both names are documented. */
export const listedRecruiter = z.object({ ...recruiter.shape, ...listedState, is_verified: z.boolean() });
export type ListedRecruiter = z.output<typeof listedRecruiter>;

/** The documented dashboard statistics keep their camelCase. */
export const dashboardStats = z.object({
  totalCandidates: z.int(),
  totalRecruiters: z.int(),
  verifiedRecruiters: z.int(),
  unverifiedRecruiters: z.int(),
  totalJobs: z.int(),
  pendingPayments: z.int(),
  totalSubscriptions: z.int(),
});
export type DashboardStats = z.output<typeof dashboardStats>;

const listQuery = z.object({ ...paging, include_deleted: z._default(flag, false), keyword: z.optional(line(100)) });
const verification = z.object({ message: z.string(), recruiter: z.object({ id, verified: z.boolean() }) });

export const adminCalls = {
  stats: defineCall({
    method: 'GET',
    path: '/admin/stats',
    summary: "The dashboard's statistics.",
    access: staff,
    status: 200,
    answer: dashboardStats,
  }),
  candidates: defineCall({
    method: 'GET',
    path: '/admin/candidates',
    summary: 'Candidates, newest first.',
    access: staff,
    query: listQuery,
    status: 200,
    answer: z.array(listedCandidate),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  recruiters: defineCall({
    method: 'GET',
    path: '/admin/recruiters',
    summary: 'Recruiters, newest first.',
    access: staff,
    query: listQuery,
    status: 200,
    answer: z.array(listedRecruiter),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
  verifyRecruiter: defineCall({
    method: 'PUT',
    path: '/admin/verify-recruiter/{id}',
    summary: 'Marks a recruiter as verified.',
    access: staff,
    params: z.object({ id: idText }),
    status: 200,
    answer: verification,
    errors: ['NOT_FOUND'],
  }),
  unverifyRecruiter: defineCall({
    method: 'PUT',
    path: '/admin/unverify-recruiter/{id}',
    summary: "Takes a recruiter's verification back.",
    access: staff,
    params: z.object({ id: idText }),
    status: 200,
    answer: verification,
    errors: ['NOT_FOUND'],
  }),
};
