import { AccountLink } from '#web/features/account/account-link.tsx';
import { RecentApplications } from '#web/features/applicants/recent-applications.tsx';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { ActionCards } from '#web/features/recruiter-dashboard/action-cards.tsx';
import { DashboardFigures, DashboardWelcome } from '#web/features/recruiter-dashboard/dashboard-header.tsx';
import { SubscriptionCard } from '#web/features/subscriptions/subscription-card.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';

/** The recruiter's dashboard: plan, figures, next tasks and the latest applicants. */
export const Component = () => {
  const right = usePostingRight();
  return (
    <div className="space-y-5 sm:space-y-6">
      <DashboardWelcome verified={right.verified} />
      {/* The subscription card below explains a missing plan. */}
      <PostingNotice right={{ ...right, hasSubscription: undefined }} unverified={<VerificationNotice />} />
      <SubscriptionCard />
      <DashboardFigures />
      <div className="grid grid-cols-1 gap-5 sm:gap-6 lg:grid-cols-[1fr_1.5fr]">
        <ActionCards />
        <RecentApplications />
      </div>
      <AccountLink />
    </div>
  );
};
