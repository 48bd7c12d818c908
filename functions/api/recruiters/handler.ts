import { createHandler } from '#functions/http/create-handler.ts';
import { companyCalls } from '#shared/contracts/company.ts';
import { messageTemplateCalls } from '#shared/contracts/message-templates.ts';
import { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { changeColleague, leave, readColleague, removeColleague } from './colleagues.ts';
import { changeCompany, listCompanyJobs, showCompany } from './company.ts';
import { updateDetails } from './details.ts';
import { insights, readJobDays } from './insights.ts';
import { invite, showInvitation, withdrawInvitation } from './invite.ts';
import { joinCompany } from './join.ts';
import { ownProfile, status } from './profile.ts';
import { team } from './team.ts';

// Loaded with its first call: most calls need none of it.
const templates = () => import('./message-templates.ts');

export const handler = createHandler(
  { ...recruiterCalls, ...companyCalls, ...messageTemplateCalls },
  {
    ownProfile,
    status,
    updateDetails,
    insights,
    company: showCompany,
    updateCompany: changeCompany,
    companyJobs: listCompanyJobs,
    team,
    invite,
    withdrawInvitation,
    invitation: showInvitation,
    joinCompany,
    changeColleague,
    removeColleague,
    leave,
    templates: async (request) => (await templates()).listTemplates(request),
    createTemplate: async (request) => (await templates()).createTemplate(request),
    changeTemplate: async (request) => (await templates()).changeTemplate(request),
    removeTemplate: async (request) => (await templates()).removeTemplate(request),
  },
  { job_days: readJobDays, colleague: readColleague },
);
