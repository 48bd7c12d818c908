import { ViewCandidatesPage } from '#web/features/candidate-search/view-candidates-page.tsx';

export const Component = ViewCandidatesPage;
