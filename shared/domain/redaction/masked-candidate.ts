import { openCandidateFields } from '../candidate-fields.ts';
import { isLanguageName } from '../language-names.ts';
import { mapFields, type PlainField, type PlainValues, type StoredValues } from '../plain-fields.ts';
import { type Identity, maskIdentity } from './masking.ts';
import { redactorFor } from './redaction.ts';

type Open = typeof openCandidateFields;
type Redactor = ReturnType<typeof redactorFor>;

/** Redacts what people typed; an absent value is null. */
function maskedValue(field: PlainField, value: unknown, redact: Redactor): unknown {
  if (Array.isArray(value)) return value.map((each) => redact(String(each)));
  return field.kind !== 'choice' && typeof value === 'string' ? redact(value) : (value ?? null);
}

/**
 * The projection of a candidate without identifying data: masked name, e-mail and phone, and free texts from which the
 * candidate's name and contact details are redacted.
 */
export function maskCandidate(candidate: { id: number } & StoredValues<Open> & Identity) {
  const redact = redactorFor(candidate);
  // The name of a language can also be a first name: it is not redacted in language fields.
  const redactLanguage: Redactor = (text) => redact(text, isLanguageName);
  const open = mapFields(openCandidateFields, (field, name) =>
    maskedValue(field, candidate[name as keyof Open], name === 'language' ? redactLanguage : redact),
  ) as PlainValues<Open>;
  return { id: candidate.id, ...open, ...maskIdentity(candidate) };
}
