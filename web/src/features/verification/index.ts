export { useVerified } from './use-verified.ts';
export { VerificationNotice } from './verification-notice.tsx';
