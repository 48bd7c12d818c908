import { adminFaultCases } from './admin-fault-cases.ts';
import { ownFaultCases } from './fault-cases.ts';
import { followUpFaultCases } from './follow-up-fault-cases.ts';

export const faultCases = [...ownFaultCases, ...followUpFaultCases, ...adminFaultCases];

/** Calls that write and need more than one input, with the test that covers them. */
export const triedElsewhere: Record<string, string> = {
  'auth.candidateVerifyOtp': 'signing in gives a session',
  'auth.recruiterVerifyOtp': 'signing in gives a session',
  'auth.adminVerifyOtp': 'signing in gives a session',
  'auth.confirmEmailChange': 'confirming a new address moves the account once (ownership-faults)',
  'auth.undoEmailChange': 'undoing a change puts the address back once (ownership-faults)',
  'recruiters.leave': 'the writes are those of recruiters.removeColleague, by the colleague',
  'jobs.countPageView': 'a page view whose store fails counts for the job and its recruiter alike (page-views)',
  'uploads.complete': 'an upload whose completion fails is completed by a retry',
  'system.reportFromBrowser':
    'a report writes one line, without its sender (browser-reports), and nothing to the table',
  'samples.prompt': 'a store that fails costs no more than one prompt of its day (spoken-samples)',
  'samples.startUpload': 'a store that fails leaves the same upload and recording to a retry (spoken-samples)',
  'samples.finish': 'a store that fails leaves the same upload and recording to a retry (spoken-samples)',
  'uploads.finishDocument': 'a document is stored by a retry when the store failed before (company-documents)',
  'uploads.finishFile': 'a file of a message is finished by a retry when the store failed before (message-files)',
  'certificates.add': 'a certificate whose storing fails is stored by a retry',
  'transcriptions.start': 'a transcription whose start fails is started by a retry',
};
