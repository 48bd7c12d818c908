import { editVersion } from '#functions/data/edit-version.ts';
import { unpackStored } from '#functions/data/packed-languages.ts';
import type { FullLanguageRow } from '#shared/contracts/language-answers.ts';
import { joinRows } from '#shared/domain/languages/join-rows.ts';
import type { Mode } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';
import type { CandidateProfile } from './stored-candidate.ts';

/** The claim that a stored number of a certificate belongs to. */
export const placeOf = (tag: string, skill: string, index: number) => `${tag}/${skill}/${index}`;

/** What the form of the languages edits, as it is stored. */
export const editedLanguages = ({
  summary,
  certificate_numbers,
}: Pick<CandidateProfile, 'summary' | 'certificate_numbers'>) => ({
  languages: summary.languages,
  certificate_numbers,
});

export const languagesVersion = (profile: Parameters<typeof editedLanguages>[0]): string =>
  editVersion(editedLanguages(profile));

/** A candidate's languages with the numbers of their certificates, for those who see the full profile. */
export function languagesOf({
  summary,
  certificate_numbers: numbers = {},
}: Pick<CandidateProfile, 'summary' | 'certificate_numbers'>): { languages: FullLanguageRow[]; modes: Mode[] } {
  const { languages, modes } = unpackStored(summary.languages);
  const numbered = ({ tag, skills: claims, ...row }: FullLanguageRow): FullLanguageRow => {
    const withNumber = (skill: keyof typeof claims) =>
      claims[skill].map((claim, index) => {
        const certificate_number = numbers[placeOf(tag, skill, index)];
        return certificate_number === undefined ? claim : { ...claim, certificate_number };
      });
    const all = Object.fromEntries(skills.map((skill) => [skill, withNumber(skill)]));
    return { tag, ...row, skills: all as FullLanguageRow['skills'] };
  };
  return { languages: joinRows(languages.map(numbered)), modes };
}
