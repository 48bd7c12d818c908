import { stateFlags } from '#functions/entities/account/stored-account.ts';
import { auditListRead } from '#functions/entities/audit/read-audit-store.ts';
import { newestRecruiters, readCompanies, readRecruiters } from '#functions/entities/recruiter/recruiter-store.ts';
import type { RecruiterSummary } from '#functions/entities/recruiter/stored-recruiter.ts';
import type { UseCase } from '#functions/http/request.ts';
import type { adminCalls } from '#shared/contracts/admin.ts';
import type { ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { accountFilter } from './account-filter.ts';
import { accountTotal } from './account-total.ts';

/**
 * Recruiters for the user and the recruiter management, newest first; with all fields, for the database viewer, with the
 * texts of their companies' pages (0.5 read units a recruiter). Colleagues have the name of their company (0.5 read units each company).
 */
export const recruiters: UseCase<typeof adminCalls.recruiters> = async ({ query, page, caller, now }) => {
  const { items, next } = await newestRecruiters({ page, ...accountFilter(query, searchedTexts) });
  await auditListRead(
    caller,
    'recruiter',
    items.map(({ id }) => id),
    now,
  );
  const total = await accountTotal(query, 'recruiters', { page, next, now });
  const founders = await readRecruiters(items.flatMap(({ works_in }) => works_in ?? []));
  const companies = query.fields === 'all' ? await readCompanies(items.map(({ id }) => id)) : undefined;
  return {
    items: items.map((recruiter) => ({ ...toListed(recruiter, founders), ...companies?.get(recruiter.id) })),
    next,
    total,
  };
};

const searchedTexts = ({ name, email, phone, address, company_name }: RecruiterSummary) => [
  name,
  email,
  phone,
  address,
  company_name,
];

function toListed(
  { state, works_in: id, ...shown }: RecruiterSummary,
  founders: ReadonlyMap<number, RecruiterSummary>,
): ListedRecruiter {
  const works_in = id === undefined ? undefined : { id, company_name: founders.get(id)?.company_name ?? null };
  return {
    ...shown,
    type: 'recruiter',
    ...stateFlags(state),
    is_verified: shown.verified,
    ...(works_in && { works_in }),
  };
}
