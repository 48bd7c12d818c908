import { PostJobPage } from '#web/features/job-postings/post-job-page.tsx';

export const Component = PostJobPage;
