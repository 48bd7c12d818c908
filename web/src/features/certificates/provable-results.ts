import type { StatedCertificate } from '#shared/contracts/certificates.ts';
import type { CertifiedResult } from '#shared/domain/languages/certificate.ts';
import { provesClaim } from '#shared/domain/languages/claim-evidence.ts';
import type { Claim, LanguageRow } from '#shared/domain/languages/language-row.ts';
import { skills } from '#shared/domain/languages/skills.ts';

/** What one document can prove, as the call for a new certificate wants it. */
export interface ProvableResult extends StatedCertificate {
  edition: string | null;
  results: (CertifiedResult & { skill: (typeof skills)[number] })[];
  taken_on: string | null;
  expires_on: string | null;
  certificate_number: string | null;
}

const factsOf = (tag: string, claim: Claim): Omit<ProvableResult, 'results'> => ({
  tag,
  scale: claim.scale,
  edition: claim.edition ?? null,
  taken_on: claim.taken_on ?? null,
  expires_on: claim.expires_on ?? null,
  certificate_number: claim.certificate_number || null,
});

/**
 * The results that a document could prove: claims of one test, day and number are together, one for each skill. Levels of
 * the CEFR without a date are self-assessed, so that no document is required.
 */
export function provableResults(rows: readonly LanguageRow[]): ProvableResult[] {
  const found = new Map<string, ProvableResult>();
  for (const { tag, skills: claims } of rows) {
    for (const skill of skills) {
      for (const claim of claims[skill]) {
        if (claim.scale === 'cefr' && !claim.taken_on) continue;
        const facts = factsOf(tag, claim);
        const result = { skill, level: claim.level ?? null, score: claim.score ?? null };
        const key = JSON.stringify(facts);
        const before = found.get(key)?.results ?? [];
        // A second result of the same skill can only be proven by a document of its own.
        if (before.some((each) => each.skill === skill))
          found.set(`${key} ${JSON.stringify(result)}`, { ...facts, results: [result] });
        else found.set(key, { ...facts, results: [...before, result] });
      }
    }
  }
  return [...found.values()];
}

/** Whether a certificate still proves a claim of these rows. */
export const isUsed = (certificate: Omit<ProvableResult, never>, rows: readonly LanguageRow[]): boolean =>
  rows.some(({ tag, skills: claims }) =>
    skills.some((skill) =>
      claims[skill].some((claim) => provesClaim({ ...certificate, is_checked: false }, tag, skill, claim)),
    ),
  );
