import { createHandler } from '#functions/http/create-handler.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { changeCompany, listCompanyJobs, showCompany } from './company.ts';
import { ownProfile, status } from './profile.ts';

export const handler = createHandler(recruiterCalls, {
  ownProfile,
  status,
  company: showCompany,
  updateCompany: changeCompany,
  companyJobs: listCompanyJobs,
});
