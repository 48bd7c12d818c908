export { JobDetailsPage as Component } from '#web/features/jobs/job-details-page.tsx';
