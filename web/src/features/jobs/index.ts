export { JobCard } from './job-card.tsx';
export { JobsPage } from './jobs-page.tsx';
