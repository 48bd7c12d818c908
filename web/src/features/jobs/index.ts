export { JobCard } from './job-card.tsx';
export { JobResults } from './job-results.tsx';
export { JobsPage } from './jobs-page.tsx';
export { useSavedJobs } from './saved-jobs.ts';
export { SavedJobsList } from './saved-jobs-list.tsx';
export { SaveJobToggle } from './saved-jobs-toggle.tsx';
