import type { Candidate } from '../contracts/candidates.ts';
import { type Identity, maskIdentity } from './masking.ts';
import { redactContacts, redactorFor } from './redaction.ts';

interface Shown {
  id: number;
  subtitle: string;
  skills: readonly string[];
  language: string;
  languages: Candidate['languages'];
  location: string;
  experience: string;
}

/**
 * What may be shown of a candidate to those who must not learn who it is: masked name, e-mail and phone, and free
 * texts from which the person's name and contacts are taken out.
 */
export function maskCandidate(candidate: Shown & Identity) {
  const redact = redactorFor(candidate);
  return {
    id: candidate.id,
    subtitle: redact(candidate.subtitle),
    skills: candidate.skills.map(redact),
    // A language can be somebody's name, too: only contacts are taken out of it.
    language: redactContacts(candidate.language),
    languages: candidate.languages,
    location: redact(candidate.location),
    experience: redact(candidate.experience),
    ...maskIdentity(candidate),
  };
}
