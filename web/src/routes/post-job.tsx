import { useQuery } from '@tanstack/react-query';
import { jobDraftCalls } from '#shared/contracts/job-drafts.ts';
import { jobCalls } from '#shared/contracts/jobs.ts';
import { epochMs } from '#shared/domain/time.ts';
import { formValuesOf, valuesLike } from '#web/features/job-postings/job-form-values.ts';
import { PostingNotice } from '#web/features/job-postings/posting-notice.tsx';
import { usePostingRight } from '#web/features/job-postings/posting-right.ts';
import { VerificationNotice } from '#web/features/verification/verification-notice.tsx';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { companyIdOf } from '#web/lib/session.ts';
import { useQueryParams } from '#web/lib/use-query-params.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RoleNotice } from '#web/ui/may.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PostForm } from './post-job/post-form.tsx';

/** The own job that the new one is to be like, as the address says; undefined while it loads. */
const useLikeJob = () => {
  const like = Number(useQueryParams().params.get('like'));
  const session = useSession();
  const isWanted = Number.isSafeInteger(like) && like > 0;
  const job = useQuery({ ...queryOf(jobCalls.get, { params: { id: like } }), enabled: isWanted });
  const isOwn = session && job.data?.recruiter_id === companyIdOf(session.user);
  return { like: isWanted ? like : 0, job: isOwn ? job.data : undefined, isAwaited: isWanted && job.isPending };
};

/** The draft that the address names; undefined while it loads. */
const useNamedDraft = () => {
  const id = Number(useQueryParams().params.get('draft'));
  const isWanted = Number.isSafeInteger(id) && id > 0;
  const draft = useQuery({
    ...queryOf(jobDraftCalls.draft, { params: { id } }),
    enabled: isWanted,
    staleTime: 0,
    // A reload of the draft must not discard what is being typed.
    refetchOnWindowFocus: false,
  });
  return { id: isWanted ? id : 0, draft, isAwaited: isWanted && !draft.isFetchedAfterMount };
};

/**
 * Posts a job, with the fields of a draft or of another job where the address names it. Without a plan or verification the button is
 * disabled, and a notice says what is missing; a draft can be saved in any case.
 */
export const Component = () => {
  const t = useT();
  const right = usePostingRight();
  const { like, job, isAwaited: isJobAwaited } = useLikeJob();
  const { id, draft, isAwaited: isDraftAwaited } = useNamedDraft();
  const isAwaited = isJobAwaited || isDraftAwaited;
  const values = draft.data ? formValuesOf(draft.data) : job ? valuesLike(job, epochMs(Date.now())) : formValuesOf();
  const name = id > 0 ? `job:draft:${id}` : job ? `job:like:${like}` : 'job:new';
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenHeader name="postJob" />
      <PostingNotice right={right} unverified={<VerificationNotice />} />
      {right.obstacle === 'role' && <RoleNotice call={jobCalls.create} />}
      {isAwaited && <Spinner label={t(id > 0 ? 'jobPostings.draft.loading' : 'jobPostings.edit.loading')} />}
      {!isAwaited && draft.isError && (
        <ErrorState title={errorText(draft.error, t('jobPostings.draft.loadFailed'))} query={draft} />
      )}
      {!isAwaited && !draft.isError && right.obstacle !== 'role' && (
        <PostForm key={name} {...{ right, values, name }} draft={id} />
      )}
    </div>
  );
};
