import { ProfileToUnlock } from '#web/features/candidate-search/profile-to-unlock.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';

/** A candidate's profile for a recruiter, who may have to unlock it first. */
export const RecruitersView = (props: { candidateId: number; onCancel: () => void }) => (
  <ProfileToUnlock {...props} unverified={<VerificationNotice />} />
);
