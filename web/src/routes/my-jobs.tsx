import { PostNewJob } from '#web/features/job-postings/post-new-job.tsx';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { OwnJobs } from './my-jobs/own-jobs.tsx';

/** The recruiter's own jobs. */
export const Component = () => {
  const right = usePostingRight();
  return (
    <>
      <ScreenHeader name="myJobs" actions={<PostNewJob right={right} />} />
      <PostingNotice right={right} unverified={<VerificationNotice />} />
      <OwnJobs right={right} />
    </>
  );
};
