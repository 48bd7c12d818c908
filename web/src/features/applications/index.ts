export { AppliedJobs } from './applied-jobs.tsx';
export { ApplyButton, QuickApplyButton } from './apply-button.tsx';
export { ApplyDialog } from './apply-dialog.tsx';
export { itemsOf, useApplicationStatus, useOwnApplications } from './use-applications.ts';
