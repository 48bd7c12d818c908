import * as z from 'zod/mini';
import { id, pairId } from '#shared/contracts/fields.ts';

/**
 * The navigation's state that the contact screen gets: whom to contact. Names and contact details are not part of it, as
 * it stays in the browser's history when the session ends; the screen requests them from the server.
 */
const contactState = z.object({ applicationId: pairId, jobId: id });
export type ContactState = z.output<typeof contactState>;

export const contactStateOf = (applicant: { application_id: string; job_id: number }): ContactState => ({
  applicationId: applicant.application_id,
  jobId: applicant.job_id,
});

/** The state of a navigation, or undefined: it may be absent or of another version of the site. */
export const readContactState = (state: unknown): ContactState | undefined => contactState.safeParse(state).data;
