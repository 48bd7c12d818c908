import { readApplications } from '#functions/entities/application/application-store.ts';
import type { ApplicationSummary } from '#functions/entities/application/stored-application.ts';
import { readableCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { redactorFor } from '#shared/domain/redaction/redaction.ts';

/**
 * The candidates' messages of at most 100 applications by their ids, without the candidates' names and contact details (0.5
 * read units for each application, and 0.5 for each candidate of one with a message). The message of a candidate who is being
 * erased is left out. The recruiter's notes are for the recruiter only.
 */
export async function maskedMessages(listed: readonly ApplicationSummary[]): Promise<Map<string, string>> {
  const applications = [...(await readApplications(listed)).values()];
  const written = applications.filter(({ message }) => message !== '');
  const profiles = await readableCandidates(written.map(({ summary }) => summary.candidate_id));
  const messages = new Map(listed.map(({ application_id }) => [application_id, '']));
  for (const { summary, message } of written) {
    const profile = profiles.get(summary.candidate_id);
    if (profile) messages.set(summary.application_id, redactorFor(profile.summary)(message));
  }
  return messages;
}
