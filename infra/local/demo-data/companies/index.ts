import type { Company } from './company.ts';
import { languageServices } from './language-services.ts';
import { otherCompanies } from './other-companies.ts';
import { waitingCompanies } from './waiting-companies.ts';

/** Alternates kinds of companies, so that the first few are a fair sample. The demo recruiter's company is first. */
export const companies: readonly Company[] = Array.from({ length: otherCompanies.length }).flatMap((_, index) =>
  [languageServices[index], otherCompanies[index], waitingCompanies[index]].flatMap((company) => company ?? []),
);
