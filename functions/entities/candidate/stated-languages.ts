import { packLanguages, type StatedLanguages, unpackLanguages } from '#functions/data/packed-languages.ts';
import type { FullLanguageRow } from '#shared/contracts/language-answers.ts';
import { deriveEvidence, type Evidence, type StatedRow } from '#shared/domain/languages/claim-evidence.ts';
import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import type { CandidateChange } from './candidate-store.ts';
import type { CandidateProfile } from './stored-candidate.ts';

/** The claim that a stored number of a certificate belongs to. */
const placeOf = (tag: string, skill: string, index: number) => `${tag}/${skill}/${index}`;

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

/** A candidate's languages with the numbers of their certificates, for those who see the full profile. */
export function languagesOf({
  summary,
  certificate_numbers: numbers = {},
}: Pick<CandidateProfile, 'summary' | 'certificate_numbers'>): { languages: FullLanguageRow[]; modes: Mode[] } {
  const { languages, modes } = unpackLanguages(summary.languages);
  const numbered = ({ tag, skills: claims, ...row }: FullLanguageRow): FullLanguageRow => {
    const withNumber = (skill: keyof typeof claims) =>
      claims[skill].map((claim, index) => {
        const certificate_number = numbers[placeOf(tag, skill, index)];
        return certificate_number === undefined ? claim : { ...claim, certificate_number };
      });
    const all = Object.fromEntries(skills.map((skill) => [skill, withNumber(skill)]));
    return { tag, ...row, skills: all as FullLanguageRow['skills'] };
  };
  return { languages: languages.map(numbered), modes };
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
