import type { Claim, LanguageRow } from '#shared/domain/languages/language-row.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { type Skill, skills } from '#shared/domain/languages/skills.ts';
import { isOwnLevel } from '#shared/domain/languages/stated-claim.ts';

// English, as the rest of the files that are written for other programs.

/** A test of a language with its results in words, for formats that know the levels of the CEFR only. */
export interface StatedTest {
  taken_on: string | null;
  /** `JLPT N2, 118 points: listening, reading`. */
  text: string;
}

const skillWords: Readonly<Record<Skill, string>> = {
  listening: 'listening',
  reading: 'reading',
  spoken_interaction: 'spoken interaction',
  spoken_production: 'spoken production',
  writing: 'writing',
};

const testOf = ({ scale, edition, taken_on, expires_on, certificate_number }: Claim): string =>
  JSON.stringify([scale, edition, taken_on, expires_on, certificate_number].map((each) => each ?? null));

const resultOf = ({ level, score }: Claim): string => {
  const points = score == null || String(score) === level ? '' : `${score} points`;
  return [level ?? '', points].filter(Boolean).join(', ');
};

/** Skills with the same result together. */
function resultsText(claims: readonly (readonly [Skill, Claim])[]): string {
  const byResult = Map.groupBy(claims, ([, claim]) => resultOf(claim));
  return [...byResult]
    .map(([result, of]) => `${result}: ${of.map(([skill]) => skillWords[skill]).join(', ')}`)
    .join('; ');
}

function textOf(claims: readonly (readonly [Skill, Claim])[], claim: Claim): string {
  const { scale, edition, expires_on, certificate_number } = claim;
  return [
    `${scaleNames[scale]} ${resultsText(claims)}`,
    ...(edition ? [`edition ${edition}`] : []),
    ...(expires_on ? [`valid until ${expires_on}`] : []),
    ...(certificate_number ? [`certificate number ${certificate_number}`] : []),
  ].join('; ');
}

/** The tests of a language, each once. Own levels of the CEFR have a place of their own in all formats. */
export function statedTests(row: LanguageRow): StatedTest[] {
  const claims = skills.flatMap((skill) =>
    row.skills[skill].filter((claim) => !isOwnLevel(claim)).map((claim) => [skill, claim] as const),
  );
  return [...Map.groupBy(claims, ([, claim]) => testOf(claim)).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const [, claim] = first;
    return [{ taken_on: claim.taken_on ?? null, text: textOf(group, claim) }];
  });
}
