import { isLanguageName } from './language-names.ts';
import { type Identity, maskIdentity } from './masking.ts';
import { redactorFor } from './redaction/redaction.ts';

interface Shown {
  id: number;
  subtitle: string;
  skills: readonly string[];
  language: string;
  location: string;
  experience: string;
}

/**
 * The projection of a candidate without identifying data: masked name, e-mail and phone, and free texts from which the
 * candidate's name and contact details are redacted.
 */
export function maskCandidate(candidate: Shown & Identity) {
  const redact = redactorFor(candidate);
  return {
    id: candidate.id,
    subtitle: redact(candidate.subtitle),
    skills: candidate.skills.map((skill) => redact(skill)),
    // The name of a language can also be a first name: it is not redacted in language fields.
    language: redact(candidate.language, isLanguageName),
    location: redact(candidate.location),
    experience: redact(candidate.experience),
    ...maskIdentity(candidate),
  };
}
