import { accountCalls } from './account.ts';
import { adminCalls } from './admin.ts';
import { adminSubscriptionCalls } from './admin-subscriptions.ts';
import { applicationCalls } from './applications.ts';
import { attestationCalls } from './attestations.ts';
import { authCalls } from './auth.ts';
import { browserReportCalls } from './browser-reports.ts';
import { bulkApplicationCalls } from './bulk-applications.ts';
import { calendarCalls } from './calendars.ts';
import { candidateSearchCalls } from './candidate-search.ts';
import { candidateCalls } from './candidates.ts';
import { certificateCalls } from './certificates.ts';
import { colleagueSignupCalls } from './colleague-signup.ts';
import { companyCalls } from './company.ts';
import { companyDocumentCalls } from './company-documents.ts';
import { type CallDefinition, routeKeyOf } from './define.ts';
import { emailChangeCalls } from './email-change.ts';
import { interviewKitCalls } from './interview-kit.ts';
import { interviewCalls } from './interviews.ts';
import { jobDraftCalls } from './job-drafts.ts';
import { jobSearchCalls } from './job-search.ts';
import { jobCalls } from './jobs.ts';
import { labelCalls } from './labels.ts';
import { languageCalls } from './languages.ts';
import { matchCalls } from './matches.ts';
import { messageFileCalls } from './message-files.ts';
import { messageTemplateCalls } from './message-templates.ts';
import { messageCalls } from './messages.ts';
import { moderationCalls } from './moderation.ts';
import { nextLevelCalls } from './next-levels.ts';
import { notificationCalls } from './notifications.ts';
import { objectionCalls } from './objections.ts';
import { officeHoursCalls } from './office-hours.ts';
import { paymentCalls } from './payments.ts';
import { planCalls } from './plans.ts';
import { pushDeviceCalls } from './push-device.ts';
import { recruiterCalls } from './recruiters.ts';
import { reportCalls } from './reports.ts';
import { sampleCalls } from './samples.ts';
import { savedJobCalls } from './saved-jobs.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { shortlistCalls } from './shortlist.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { systemCalls } from './system.ts';
import { timeZoneCalls } from './time-zone.ts';
import { transcriptionCalls } from './transcriptions.ts';
import { uploadCalls } from './uploads.ts';
import { visibilityCalls } from './visibility.ts';

/** Every call of the API by domain. A domain is one Lambda function (`infra/settings/handler-file.ts`). */
export const contracts = {
  auth: { ...authCalls, ...colleagueSignupCalls, ...emailChangeCalls },
  candidates: { ...candidateCalls, ...savedJobCalls, ...visibilityCalls },
  recruiters: { ...recruiterCalls, ...companyCalls, ...messageTemplateCalls },
  jobs: { ...jobCalls, ...jobDraftCalls },
  applications: { ...applicationCalls, ...bulkApplicationCalls, ...labelCalls },
  subscriptions: { ...subscriptionCalls, ...planCalls, ...adminSubscriptionCalls },
  payments: paymentCalls,
  admin: { ...adminCalls, ...moderationCalls },
  reports: { ...reportCalls, ...objectionCalls },
  account: accountCalls,
  notifications: { ...notificationCalls, ...pushDeviceCalls, ...timeZoneCalls },
  shortlist: { ...shortlistCalls, ...messageCalls, ...interviewCalls, ...officeHoursCalls, ...calendarCalls },
  uploads: { ...uploadCalls, ...companyDocumentCalls, ...messageFileCalls },
  transcriptions: transcriptionCalls,
  samples: sampleCalls,
  languages: languageCalls,
  certificates: certificateCalls,
  attestations: { ...attestationCalls, ...interviewKitCalls },
  matches: matchCalls,
  search: { ...jobSearchCalls, ...candidateSearchCalls, ...nextLevelCalls },
  searches: savedSearchCalls,
  system: { ...systemCalls, ...browserReportCalls },
} as const satisfies Record<string, Record<string, CallDefinition>>;

export type Domain = keyof typeof contracts;

export interface ListedCall {
  domain: Domain;
  /** `domain.name`, unique: the OpenAPI operation id and the name in logs. */
  operation: string;
  /** API Gateway's route key, `GET /jobs/{id}`. */
  routeKey: string;
  call: CallDefinition;
}

/** All calls in one list, for routes, documents and generated tests. */
export const allCalls: readonly ListedCall[] = Object.entries(contracts).flatMap(([domain, calls]) =>
  Object.entries(calls as Record<string, CallDefinition>).map(([name, call]) => ({
    domain: domain as Domain,
    operation: `${domain}.${name}`,
    routeKey: routeKeyOf(call),
    call,
  })),
);
