import type { ReactNode } from 'react';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PostingRight } from './posting-right.ts';

/**
 * Explains what a recruiter needs before posting, with a link; renders nothing if nothing is missing. `unverified` is
 * the content for unverified accounts.
 */
export const PostingNotice = ({
  right: { verified, hasSubscription },
  unverified,
}: {
  right: PostingRight;
  unverified: ReactNode;
}) => {
  const t = useT();
  if (verified !== false && hasSubscription !== false) return null;
  return (
    <div className="mb-6 space-y-3">
      {verified === false && unverified}
      {hasSubscription === false && (
        <Notice
          tone="warning"
          title={t('jobPostings.right.noSubscriptionTitle')}
          action={
            <ButtonLink to={linkTo('subscriptionPlans')} variant="secondary" size="sm">
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
