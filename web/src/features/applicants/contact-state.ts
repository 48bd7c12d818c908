import * as z from 'zod/mini';
import { applicant, unmaskedApplicant } from '#shared/contracts/applications.ts';
import type { AnyApplicant } from './applicant.ts';

const contactState = z.object({ applicant: z.union([unmaskedApplicant, applicant]) });

/** The navigation's state that the contact screen gets; without files, whose addresses expire. */
export const contactStateOf = (applicant: AnyApplicant): { applicant: AnyApplicant } =>
  'name' in applicant.candidate
    ? { applicant: { ...applicant, candidate: { ...applicant.candidate, cv: null, video: null } } }
    : { applicant: { ...applicant, candidate: { ...applicant.candidate, video: null } } };

/** The applicant in a navigation's state, or undefined: the state may be absent or of another version of the site. */
export const applicantIn = (state: unknown): AnyApplicant | undefined => contactState.safeParse(state).data?.applicant;
