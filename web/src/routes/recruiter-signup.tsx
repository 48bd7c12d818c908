export { RecruiterSignupPage as Component } from '#web/features/auth/recruiter-signup-page.tsx';
