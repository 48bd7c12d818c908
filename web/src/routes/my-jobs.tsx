import { linkTo } from '#web/config/links.ts';
import { DraftList } from '#web/features/job-postings/draft-list.tsx';
import { PostNewJob } from '#web/features/job-postings/post-new-job.tsx';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { OwnJobs } from './my-jobs/own-jobs.tsx';

/** The recruiter's own jobs, or the drafts of them. */
export const Component = () => {
  const t = useT();
  const right = usePostingRight();
  const { params, change } = useQueryParams();
  const view = params.get('view') === 'drafts' ? 'drafts' : 'posted';
  return (
    <>
      <PageHeader
        title={t('jobPostings.list.title')}
        backTo={linkTo('recruiterDashboard')}
        backLabel={t('jobPostings.list.back')}
        actions={<PostNewJob right={right} />}
      >
        {t(view === 'drafts' ? 'jobPostings.drafts.text' : 'jobPostings.list.text')}
      </PageHeader>
      <PostingNotice right={right} unverified={<VerificationNotice />} />
      <div className="mb-4">
        <ViewSwitch
          label={t('jobPostings.drafts.view')}
          view={view}
          onChange={(next) => change({ view: next === 'drafts' ? next : undefined })}
          options={[
            { value: 'posted', label: t('jobPostings.drafts.posted') },
            { value: 'drafts', label: t('jobPostings.drafts.drafts') },
          ]}
        />
      </div>
      {view === 'drafts' ? <DraftList isReady={right.obstacle !== 'unknown'} /> : <OwnJobs right={right} />}
    </>
  );
};
