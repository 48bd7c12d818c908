import type { Claim } from './language-row.ts';

/** A level of the CEFR without a certificate is the person's own assessment: there is one of them for each skill. */
export const isOwnLevel = (claim: Omit<Claim, 'evidence'>): boolean =>
  claim.scale === 'cefr' && !claim.taken_on && !claim.expires_on && !claim.certificate_number;

/** What a claim says, without its evidence, as a text to compare. Fields that are not stated do not count. */
export const contentOf = ({ evidence: _, ...claim }: Claim): string =>
  JSON.stringify(
    Object.entries(claim)
      .filter(([, value]) => value != null)
      .toSorted(),
  );
