import type { Certificate } from './certificate.ts';
import { foldCertificateNumber } from './certificate-number.ts';
import { editionOf, isScored, scoreOf } from './editions.ts';
import type { Claim, LanguageRow, Rung } from './language-row.ts';
import { type CefrLevel, cefrLevels } from './scale.ts';
import { type Skill, skills } from './skills.ts';
import { isOwnLevel } from './stated-claim.ts';

/** A claim as its candidate states it. */
type StatedClaim = Omit<Claim, 'evidence'>;
export interface StatedRow extends Omit<LanguageRow, 'skills'> {
  skills: Readonly<Record<Skill, readonly StatedClaim[]>>;
}

/** A level that a recruiter saw at work. */
export interface AttestedLevel {
  tag: string;
  skill: Skill;
  level: CefrLevel;
}

/** A claim that the person did not state: it is in their rows because of an attestation. */
export interface AddedClaim extends AttestedLevel {
  /** The row has nothing else. */
  whole_row: boolean;
  /** The person states a higher level of their own beside it; absent where they state none. */
  is_beside?: boolean | undefined;
}

/** What vouches for the claims of a person. */
export interface Evidence {
  certificates: readonly Certificate[];
  /** Of the attestations that the person shows. */
  attested: readonly AttestedLevel[];
}

interface ProvenRows {
  rows: LanguageRow[];
  added: AddedClaim[];
}

const maxRows = 30;
/** What clients may send back for a skill (`language-row.ts`). */
const maxClaimsOfSkill = 5;

/**
 * The rows with the evidence that follows from what exists, whatever evidence a client sent or they had before. A claim that
 * differs from its certificate in any fact is declared. An attestation vouches for CEFR levels up to its own. Where the person states
 * none of these as their own level, it is a claim itself: a higher level that they state never loses what was attested.
 *
 * @param added The claims that an earlier derivation added to the rows, also when a client sent them back.
 */
export function deriveEvidence(
  rows: readonly StatedRow[],
  added: readonly AddedClaim[],
  { certificates, attested }: Evidence,
): ProvenRows {
  const highest = highestOf(attested);
  const proven = withoutAdded(rows, added).map((row) =>
    mapClaims(row, (claims, skill) =>
      claims.map((claim) => ({ ...claim, evidence: rungOfClaim(row.tag, skill, claim, certificates, highest) })),
    ),
  );
  return withAttested(proven, highest);
}

const place = ({ tag, skill }: Pick<AttestedLevel, 'tag' | 'skill'>): string => `${tag} ${skill}`;
const rank = (level: string | null | undefined): number => cefrLevels.indexOf(level as CefrLevel);

/** The highest attested level of each skill, by place. */
export function highestOf(attested: readonly AttestedLevel[]): Map<string, AttestedLevel> {
  const highest = new Map<string, AttestedLevel>();
  for (const each of attested) {
    if (rank(each.level) > rank(highest.get(place(each))?.level)) highest.set(place(each), each);
  }
  return highest;
}

function rungOfClaim(
  tag: string,
  skill: Skill,
  claim: StatedClaim,
  certificates: readonly Certificate[],
  highest: ReadonlyMap<string, AttestedLevel>,
): Rung {
  const seen = rank(highest.get(place({ tag, skill }))?.level);
  if (claim.scale === 'cefr' && rank(claim.level) > 0 && rank(claim.level) <= seen) return 'attested';
  const own = certificates.filter((certificate) => provesClaim(certificate, tag, skill, claim));
  if (own.length === 0) return 'declared';
  return own.some(({ is_checked }) => is_checked) ? 'checked' : 'uploaded';
}

/** Whether a certificate states exactly what a claim states. */
export function provesClaim(certificate: Certificate, tag: string, skill: Skill, claim: StatedClaim): boolean {
  const [own, stated] = [certificate, claim].map(({ scale, taken_on, expires_on, certificate_number }) => [
    scale,
    taken_on || null,
    expires_on || null,
    foldCertificateNumber(certificate_number),
  ]);
  const result = certificate.results.find((each) => each.skill === skill);
  if (certificate.tag !== tag || result === undefined || String(own) !== String(stated)) return false;
  const { scale, edition, taken_on } = certificate;
  const proven = resultOf({ scale, edition, taken_on, level: result.level, score: result.score });
  return String(proven) === String(resultOf(claim));
}

/** Edition, level and score, however they were written. */
function resultOf(claim: StatedClaim): (string | number | null)[] {
  const edition = editionOf(claim, claim.taken_on);
  if (edition === undefined) return [];
  if (isScored(edition)) return [edition.name, null, scoreOf(claim, edition)];
  return [edition.name, claim.level || null, claim.score ?? null];
}

const mapClaims = <Changed>(
  row: StatedRow,
  change: (claims: readonly StatedClaim[], skill: Skill) => readonly Changed[],
): Omit<StatedRow, 'skills'> & { skills: Record<Skill, readonly Changed[]> } => ({
  ...row,
  skills: Object.fromEntries(skills.map((skill) => [skill, change(row.skills[skill], skill)])) as Record<
    Skill,
    readonly Changed[]
  >,
});

/**
 * Whether a claim is the one that was added. A person who lowers their own level to the attested one states it: the higher
 * level beside it is gone then.
 */
function isAdded(claim: StatedClaim, claims: readonly StatedClaim[], { level, is_beside }: AddedClaim): boolean {
  const own = claims.filter(isOwnLevel);
  return own.includes(claim) && claim.level === level && (!is_beside || own.length > 1);
}

function withoutAdded(rows: readonly StatedRow[], added: readonly AddedClaim[]): StatedRow[] {
  const wholeRows = new Set(added.filter(({ whole_row }) => whole_row).map(({ tag }) => tag));
  const stated = rows.map((row) =>
    mapClaims(row, (claims, skill) => {
      const here = added.filter((each) => place(each) === place({ tag: row.tag, skill }));
      return claims.filter((claim) => !here.some((one) => isAdded(claim, claims, one)));
    }),
  );
  return stated.filter((row) => !(wholeRows.has(row.tag) && isEmpty(row)));
}

const isEmpty = ({ native, working, last_used, skills: stated }: StatedRow): boolean =>
  !native && working === null && last_used === null && skills.every((skill) => stated[skill].length === 0);

function withAttested(rows: readonly LanguageRow[], highest: ReadonlyMap<string, AttestedLevel>): ProvenRows {
  const byTag = new Map(rows.map((row) => [row.tag, row]));
  const added: AddedClaim[] = [];
  for (const { tag, skill, level } of highest.values()) {
    const whole_row = !rows.some((row) => row.tag === tag);
    const row = byTag.get(tag) ?? emptyRow(tag);
    const claims = row.skills[skill];
    const hasRoom = claims.length < maxClaimsOfSkill && (byTag.has(tag) || byTag.size < maxRows);
    if (isStated(claims, level) || !hasRoom) continue;
    const claim: Claim = { scale: 'cefr', level, evidence: 'attested' };
    byTag.set(tag, { ...row, skills: { ...row.skills, [skill]: [...claims, claim] } });
    added.push({ tag, skill, level, whole_row, ...(claims.some(isOwnLevel) && { is_beside: true }) });
  }
  return { rows: [...byTag.values()], added };
}

/** Whether the person states the attested level, or says themselves that theirs is lower. */
const isStated = (claims: readonly Claim[], level: string): boolean =>
  claims.some((claim) =>
    isOwnLevel(claim) ? rank(claim.level) <= rank(level) : claim.scale === 'cefr' && claim.level === level,
  );

const emptyRow = (tag: string): LanguageRow => ({
  tag,
  native: false,
  working: null,
  skills: { listening: [], reading: [], spoken_interaction: [], spoken_production: [], writing: [] },
  last_used: null,
});
