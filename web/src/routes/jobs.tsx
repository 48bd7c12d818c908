import { JobsPage } from '#web/features/jobs/index.ts';

export const Component = JobsPage;
