import type { Company } from './company.ts';
import { languageServices } from './language-services.ts';
import { otherCompanies } from './other-companies.ts';
import { waitingCompanies } from './waiting-companies.ts';

/** Companies of all kinds in turn, so that the first few are a fair sample; the demo recruiter's comes first. */
export const companies: readonly Company[] = Array.from({ length: otherCompanies.length }).flatMap((_, index) =>
  [languageServices[index], otherCompanies[index], waitingCompanies[index]].flatMap((company) => company ?? []),
);
