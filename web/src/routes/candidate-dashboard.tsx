export { CandidateDashboardPage as Component } from '#web/features/candidates/candidate-dashboard-page.tsx';
