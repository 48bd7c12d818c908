import { paths } from '#web/app/paths.ts';
import { VerificationNotice } from '#web/features/verification/index.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PostingRight } from './posting-right.ts';

/** Says what a recruiter needs before posting, and where to get it; nothing when nothing is missing. */
export const PostingNotice = ({ right: { verified, hasSubscription } }: { right: PostingRight }) => {
  const t = useT();
  if (verified !== false && hasSubscription !== false) return null;
  return (
    <div className="mb-6 space-y-3">
      {verified === false && <VerificationNotice />}
      {hasSubscription === false && (
        <Notice
          tone="warning"
          title={t('jobPostings.right.noSubscriptionTitle')}
          action={
            <ButtonLink to={paths.recruiter.plans} variant="secondary" size="sm">
              {t('jobPostings.right.viewPlans')}
            </ButtonLink>
          }
        >
          {t('jobPostings.right.noSubscription')}
        </Notice>
      )}
    </div>
  );
};
