/**
 * The navigation's state that the contact screen gets: whom to contact. Names and contact details are not part of it, as
 * it stays in the browser's history when the session ends; the screen requests them from the server.
 */
export interface ContactState {
  applicationId: string;
  jobId: number;
}

export const contactStateOf = (applicant: { application_id: string; job_id: number }): ContactState => ({
  applicationId: applicant.application_id,
  jobId: applicant.job_id,
});

/** The state of a navigation, or undefined: it may be absent or of another version of the site. */
export const readContactState = (state: unknown): ContactState | undefined => {
  const { applicationId, jobId }: Partial<Record<keyof ContactState, unknown>> = state ?? {};
  const isPair = typeof applicationId === 'string' && /^[1-9][0-9]*-[1-9][0-9]*$/.test(applicationId);
  return isPair && Number.isInteger(jobId) ? { applicationId, jobId: Number(jobId) } : undefined;
};
