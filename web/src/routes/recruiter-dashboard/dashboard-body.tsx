import { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { AccountLink } from '#web/features/account/account-link.tsx';
import { useRecentApplications } from '#web/features/applicants/queries.ts';
import { RecentApplications } from '#web/features/applicants/recent-applications.tsx';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { ActionCards } from '#web/features/recruiter-dashboard/action-cards.tsx';
import { DashboardFigures, useOverview } from '#web/features/recruiter-dashboard/dashboard-figures.tsx';
import { DashboardSkeleton } from '#web/features/recruiter-dashboard/dashboard-skeleton.tsx';
import { VerifiedBadge } from '#web/features/recruiter-dashboard/dashboard-welcome.tsx';
import { usePayments } from '#web/features/subscriptions/payments.ts';
import { SubscriptionCard } from '#web/features/subscriptions/subscription-card.tsx';
import { useDocuments } from '#web/features/verification/document-queries.ts';
import { SentBackNotice } from '#web/features/verification/sent-back-notice.tsx';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';
import { later } from '#web/lib/later.tsx';
import { isUnanswered } from '#web/lib/query.ts';
import { useMay } from '#web/lib/use-may.ts';
import { useOnceTrue } from '#web/lib/use-once-true.ts';
import { useOwnId } from '#web/lib/use-session.ts';

const DocumentsCard = later(async () => (await import('#web/features/verification/documents-card.tsx')).DocumentsCard, {
  texts: ['documents'],
});

/** For a company that is not verified: once an admin sent it back, or documents are there. */
const OwnDocuments = ({ isSentBack }: { isSentBack: boolean }) => {
  const companyId = useOwnId();
  const documents = useDocuments(companyId).data;
  if (!documents || (!isSentBack && documents.length === 0)) return null;
  return (
    <div className="mb-6">
      <DocumentsCard documents={documents} companyId={companyId} />
    </div>
  );
};

/** The signed-in recruiter's badge. */
export const OwnBadge = () => <VerifiedBadge verified={useVerified().verified} />;

/**
 * Everything below the greeting. It appears once the account, the plan and the payments are known: notices and the plan
 * are at its top, and would move everything below them if they came later.
 */
export const DashboardBody = () => {
  const right = usePostingRight();
  const mayUpload = useMay(companyDocumentCalls.startDocument);
  // They load meanwhile.
  const sentBack = useOverview().data?.sent_back;
  useRecentApplications();
  const needed = [useVerified(), useSubscriptionStatus(), usePayments()];
  if (!useOnceTrue(!needed.some(isUnanswered))) return <DashboardSkeleton />;
  return (
    <>
      {/* The subscription card below explains a missing plan. */}
      <PostingNotice
        right={{ ...right, hasSubscription: undefined }}
        unverified={sentBack ? <SentBackNotice decision={sentBack} /> : <VerificationNotice />}
      />
      {right.verified === false && mayUpload && <OwnDocuments isSentBack={sentBack !== undefined} />}
      <SubscriptionCard />
      <DashboardFigures />
      <div className="grid grid-cols-1 gap-5 sm:gap-6 lg:grid-cols-[1fr_1.5fr]">
        <ActionCards />
        <RecentApplications />
      </div>
      <AccountLink />
    </>
  );
};
