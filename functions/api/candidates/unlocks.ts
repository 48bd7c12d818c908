import { readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import { isPublicCompany } from '#functions/entities/recruiter/visibility.ts';
import { unlocksOfCandidate } from '#functions/entities/subscription/candidate-view-store.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { visibilityCalls } from '#shared/contracts/visibility.ts';

/** Who unlocked the caller, newest first (0.5 read units for each 4 KB of the index, and 0.5 for each company). */
export const unlocks: UseCase<typeof visibilityCalls.unlocks> = async ({ caller, page }) => {
  const { items, next } = await unlocksOfCandidate(caller.id, page);
  const companies = await readRecruiters(items.map(({ recruiter_id }) => recruiter_id));
  return {
    items: items.flatMap(({ recruiter_id, viewed_at }) => {
      const company = companies.get(recruiter_id);
      if (!company) return [];
      const { company_name } = company;
      const has_page = isPublicCompany(company);
      return [{ company_id: recruiter_id, company_name, unlocked_at: viewed_at, has_page }];
    }),
    next,
  };
};
