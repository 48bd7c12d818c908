export { CandidateSignupPage as Component } from '#web/features/auth/candidate-signup-page.tsx';
