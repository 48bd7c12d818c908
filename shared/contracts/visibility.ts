import * as z from 'zod/mini';
import { mailDomain, readEmail } from '../domain/email-address.ts';
import { textId } from '../texts/text-id.ts';
import { defineCall } from './define.ts';
import { anyId, flag, id, instant, paging } from './fields.ts';

/** How many companies and mail domains a candidate may block: they are in every list's projection of the candidate. */
export const maxBlocks = 50;

/** Longest mail domain that can be blocked; real ones have fewer than 40 characters. */
export const maxDomainLength = 64;

/** The mail domain in a text: `acme.example`, also with `@` or as a whole address; '' for any other text. */
function domainIn(text: string): string {
  const read = readEmail(`name@${mailDomain(text)}`);
  return 'email' in read ? mailDomain(read.email) : '';
}

const domainText = z.pipe(
  z.pipe(z.string().check(z.maxLength(512, textId('mail_domain_invalid'))), z.transform(domainIn)),
  z
    .string()
    .check(
      z.minLength(1, textId('mail_domain_invalid')),
      z.maxLength(maxDomainLength, textId('text_too_long', { max: maxDomainLength })),
    ),
);

export const domainBlock = z.object({ domain: domainText });

/** A company account, or all recruiters whose address is at a mail domain or below it. */
const blocked = z.union([z.object({ company_id: anyId }), domainBlock]);
export type Blocked = z.output<typeof blocked>;

/** Who may see the caller. */
export const candidateVisibility = z.object({
  /** Not looking: in no list or search, seen only by those who unlocked the profile or received an application. */
  paused: z.boolean(),
  /** The landing page may show the caller, masked. */
  in_showcase: z.boolean(),
  /** Who never sees the caller, oldest first. */
  blocked: z
    .array(
      z.object({
        /** Null: a mail domain. */
        company_id: z.nullable(id),
        /** The company's name when it was blocked, or the mail domain. */
        name: z.string(),
        blocked_at: instant,
      }),
    )
    .check(z.maxLength(maxBlocks)),
});
export type Visibility = z.output<typeof candidateVisibility>;

/** A recruiter who unlocked the caller's profile. */
const unlock = z.object({
  company_id: id,
  company_name: z.string(),
  unlocked_at: instant,
  /** Whether the company has a public page. */
  has_page: z.boolean(),
});
export type Unlock = z.output<typeof unlock>;

/** Who may see a candidate, and who did. */
export const visibilityCalls = {
  visibility: defineCall({
    method: 'GET',
    path: '/candidate/visibility',
    summary: 'Who may see the caller.',
    access: { candidate: 'any' },
    status: 200,
    answer: candidateVisibility,
    errors: ['PROFILE_NOT_FOUND'],
  }),
  setVisibility: defineCall({
    method: 'PUT',
    path: '/candidate/visibility',
    summary: 'Changes the given settings; blocks or unblocks one company or mail domain, idempotently.',
    access: { candidate: 'any' },
    body: z.object({
      paused: z.optional(flag),
      in_showcase: z.optional(flag),
      block: z.optional(blocked),
      unblock: z.optional(blocked),
    }),
    status: 200,
    answer: candidateVisibility,
    errors: ['NOT_FOUND', 'INVALID_STATE', 'TOO_MANY_REQUESTS'],
  }),
  unlocks: defineCall({
    method: 'GET',
    path: '/candidate/unlocks',
    summary: "The companies that unlocked the caller's profile, newest first.",
    access: { candidate: 'any' },
    query: z.object(paging),
    status: 200,
    answer: z.array(unlock),
    paged: true,
    errors: ['INVALID_CURSOR'],
  }),
};
