import * as z from 'zod/mini';
import { typedAddress } from '../domain/typed-address.ts';
import { sendBacks } from '../domain/verification-wait.ts';
import { websiteOutcomes } from '../domain/website-outcomes.ts';
import { textId } from '../texts/text-id.ts';
import { signupConsent } from './consent-fields.ts';
import { defineCall, shownMaxAge } from './define.ts';
import {
  chartDays,
  companyName,
  email,
  flag,
  id,
  idText,
  instant,
  limit,
  line,
  paging,
  paragraphs,
  shownVersion,
  version,
} from './fields.ts';
import { companyAnswers, jobSummary } from './job-answers.ts';
import { ownDetails, sentDetails } from './own-details.ts';

export const recruiter = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  company_name: z.string(),
  verified: z.boolean(),
  created_at: instant,
  /** Of the signed-in recruiter: in whose company they work; absent for founders, and in answers to admins. */
  company_id: z.optional(id),
  /** Of the details that the recruiter edits. */
  version,
});
export type Recruiter = z.output<typeof recruiter>;

export const recruiterSignupBody = z.object({
  name: ownDetails.shape.name,
  email,
  phone: ownDetails.shape.phone,
  company_name: companyName(textId('own_company_missing')),
  address: ownDetails.shape.address,
  ...signupConsent,
});

/** An empty text, or https and a host with a domain, without credentials and port. */
const websitePattern = /^(https:\/\/[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?)?$/iu;

/** A website; one that is typed without `https` gets it. */
const website = z.pipe(
  z.pipe(line(200), z.transform(typedAddress)),
  z.string().check(z.maxLength(200), z.regex(websitePattern, textId('website_invalid'))),
);

/** What the owner writes for the company's page; empty texts are not shown. */
export const companyBody = z.object({
  about: paragraphs(2_000),
  website,
  location: line(100),
  version: shownVersion,
});

/** The texts of a company's page; empty ones are ''. */
export const companyText = { about: z.string(), website: z.string(), location: z.string() };

/** A company as its public page shows it: without the recruiter's name and contact details. */
export const company = z.object({
  recruiter_id: id,
  company_name: z.string(),
  verified: z.boolean(),
  ...companyText,
  /** Of these texts. */
  version,
  /** Not in the answer to a change. */
  answers: companyAnswers,
});
export type Company = z.output<typeof company>;

const byId = z.object({ id: idText });

/** What was counted on a day; days on which nothing was counted are left out. */
const hiringDay = z.object({
  date: z.iso.date(),
  /** Views of job pages, each once a browser session; not the recruiter's own. */
  views: z.int(),
  /** On the day of the application; those withdrawn unread do not count. */
  applications: z.int(),
  /** On the day when an application first reached the stage; a later stage includes those before it. */
  shortlisted: z.int(),
  interviewed: z.int(),
  hired: z.int(),
});

/** Figures by day, oldest first; both dates are part of the period. */
export const insights = z.object({ from: z.iso.date(), until: z.iso.date(), days: z.array(hiringDay) });
export type Insights = z.output<typeof insights>;

/** Counts of a recruiter's dashboard. */
export const recruiterOverview = z.object({
  total_jobs: z.int(),
  active_jobs: z.int(),
  total_applications: z.int(),
});

/** What an admin weighs about a company, each where there is something to say. */
const signals = z.object({
  /** What the company's website did when it was visited for this answer, and when that was. */
  website: z.optional(z.enum(websiteOutcomes)),
  visited_at: z.optional(instant),
  /** Of the billing details, with a right check digit. */
  gstin: z.optional(z.string()),
  /** How many documents the company uploaded for its verification. */
  documents: z.optional(z.int()),
});
export type Signals = z.output<typeof signals>;

export const recruiterCalls = {
  ownProfile: defineCall({
    method: 'GET',
    path: '/recruiter/profile',
    summary: "The caller's profile with the counts of the dashboard.",
    access: { recruiter: 'any' },
    status: 200,
    answer: z.object({
      ...recruiter.shape,
      ...recruiterOverview.shape,
      /** How an admin sent the recruiter back who waited to be verified; absent once they wait again, or are verified. */
      sent_back: z.optional(z.enum(sendBacks)),
    }),
  }),
  status: defineCall({
    method: 'GET',
    path: '/recruiter/status/{id}',
    summary: 'Whether a recruiter is verified.',
    access: { recruiter: 'self', admin: 'any', master_admin: 'any' },
    own: ['params.id'],
    params: byId,
    query: z.object({
      /** An admin gets signals about the company as well; the website is visited for them. */
      signals: z._default(flag, false),
    }),
    status: 200,
    answer: z.object({ verified: z.boolean(), signals: z.optional(signals) }),
    errors: ['NOT_FOUND'],
  }),
  updateDetails: defineCall({
    method: 'PUT',
    path: '/recruiters/{id}/details',
    summary: "Replaces the caller's name, phone number and address. Verification stays.",
    access: { recruiter: 'self' },
    about: 'account',
    own: ['params.id'],
    params: byId,
    body: sentDetails,
    status: 200,
    answer: recruiter,
    errors: ['CHANGED_MEANWHILE', 'TOO_MANY_REQUESTS'],
  }),
  insights: defineCall({
    method: 'GET',
    path: '/recruiters/{id}/insights',
    summary: "Views, applications and hiring stages of the caller's jobs by day.",
    access: { recruiter: 'self' },
    own: ['params.id'],
    owned: { record: 'job_days', at: 'query.job', absent: 'JOB_NOT_FOUND' },
    params: byId,
    query: z.object({ job: z.optional(idText), days: chartDays }),
    status: 200,
    answer: insights,
    errors: ['JOB_NOT_FOUND'],
  }),
  company: defineCall({
    method: 'GET',
    path: '/recruiters/{id}/company',
    summary: "A company's page; of an unverified recruiter only for its owner and admins.",
    access: 'public',
    params: byId,
    status: 200,
    answer: company,
    publicMaxAge: shownMaxAge,
    optionalSession: true,
    errors: ['NOT_FOUND'],
  }),
  updateCompany: defineCall({
    method: 'PUT',
    path: '/recruiters/{id}/company',
    summary: "Replaces what the page of the caller's company says.",
    access: { recruiter: 'self' },
    role: 'owner',
    own: ['params.id'],
    params: byId,
    body: companyBody,
    status: 200,
    answer: company,
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  }),
  companyJobs: defineCall({
    method: 'GET',
    path: '/recruiters/{id}/jobs',
    summary: "A company's open jobs, newest first; none while its page is not public.",
    access: 'public',
    params: byId,
    query: z.object({ limit: limit(12, 50), cursor: paging.cursor }),
    status: 200,
    answer: z.array(jobSummary),
    paged: true,
    publicMaxAge: shownMaxAge,
    errors: ['INVALID_CURSOR'],
  }),
};
