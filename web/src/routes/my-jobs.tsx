import { linkTo } from '#web/config/links.ts';
import { PostNewJob } from '#web/features/job-postings/post-new-job.tsx';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { OwnJobs } from './my-jobs/own-jobs.tsx';

/** The recruiter's own jobs. */
export const Component = () => {
  const t = useT();
  const right = usePostingRight();
  return (
    <>
      <PageHeader
        title={t('jobPostings.list.title')}
        backTo={linkTo('recruiterDashboard')}
        backLabel={t('jobPostings.list.back')}
        actions={<PostNewJob right={right} />}
      >
        {t('jobPostings.list.text')}
      </PageHeader>
      <PostingNotice right={right} unverified={<VerificationNotice />} />
      <OwnJobs right={right} />
    </>
  );
};
