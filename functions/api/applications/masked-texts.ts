import { readApplications } from '#functions/entities/application/application-store.ts';
import type { ApplicationSummary } from '#functions/entities/application/stored-application.ts';
import { readCandidates } from '#functions/entities/candidate/candidate-store.ts';
import { redactorFor } from '#shared/domain/redaction.ts';

interface Texts {
  message: string;
  notes: string;
}

const none: Texts = { message: '', notes: '' };

/**
 * The candidates' messages and the recruiters' notes of at most 100 applications by their ids, without the candidates' names
 * and contact details (0.5 read units for each application, and 0.5 for each candidate of one with a text). The texts of a
 * candidate who is being erased are left out.
 */
export async function maskedTexts(listed: readonly ApplicationSummary[]): Promise<Map<string, Texts>> {
  const applications = [...(await readApplications(listed)).values()];
  const written = applications.filter(({ message, notes }) => message !== '' || notes !== '');
  const profiles = await readCandidates(written.map(({ summary }) => summary.candidate_id));
  const texts = new Map(listed.map(({ application_id }) => [application_id, none]));
  for (const { summary, message, notes } of written) {
    const profile = profiles.get(summary.candidate_id);
    if (!profile) continue;
    const redact = redactorFor(profile.summary);
    texts.set(summary.application_id, { message: redact(message), notes: redact(notes) });
  }
  return texts;
}
