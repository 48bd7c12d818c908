import { packLanguages, type StatedLanguages } from '#functions/data/packed-languages.ts';
import { deriveEvidence, type Evidence, type StatedRow } from '#shared/domain/languages/claim-evidence.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import type { CandidateChange } from './candidate-store.ts';
import { placeOf } from './stated-languages.ts';
import type { CandidateProfile } from './stored-candidate.ts';

function numbersOf(rows: readonly LanguageRow[]): Record<string, string> | undefined {
  const numbers = rows.flatMap(({ tag, skills: claims }) =>
    skills.flatMap((skill) =>
      claims[skill].flatMap(({ certificate_number }, index) =>
        certificate_number ? [[placeOf(tag, skill, index), certificate_number] as const] : [],
      ),
    ),
  );
  return numbers.length === 0 ? undefined : Object.fromEntries(numbers);
}

/**
 * The change of a profile whose candidate states these languages now, or still does after what vouches for them changed.
 * @param evidence all that vouches for them
 */
export function changedLanguages(
  profile: CandidateProfile,
  { languages, modes }: { languages: readonly StatedRow[]; modes: StatedLanguages['modes'] },
  evidence: Evidence,
): CandidateChange {
  const { rows, added } = deriveEvidence(languages, profile.attested_claims ?? [], evidence);
  return {
    summary: { languages: packLanguages({ languages: rows, modes }) },
    certificate_numbers: numbersOf(rows) ?? null,
    attested_claims: added.length > 0 ? added : null,
  };
}
