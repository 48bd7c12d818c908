import { ApplicantsPage } from '#web/features/applicants/applicants-page.tsx';

export const Component = ApplicantsPage;
