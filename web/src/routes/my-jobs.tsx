import { MyJobsPage } from '#web/features/job-postings/my-jobs-page.tsx';

export const Component = MyJobsPage;
