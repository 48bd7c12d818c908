export { CandidateProfilePage as Component } from '#web/features/candidates/candidate-profile-page.tsx';
