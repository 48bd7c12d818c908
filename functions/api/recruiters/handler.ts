import { createHandler } from '#functions/http/create-handler.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { changeCompany, listCompanyJobs, showCompany } from './company.ts';
import { updateDetails } from './details.ts';
import { insights, readJobDays } from './insights.ts';
import { ownProfile, status } from './profile.ts';

export const handler = createHandler(
  recruiterCalls,
  {
    ownProfile,
    status,
    updateDetails,
    insights,
    company: showCompany,
    updateCompany: changeCompany,
    companyJobs: listCompanyJobs,
  },
  { job_days: readJobDays },
);
