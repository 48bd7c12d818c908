import { requireShown } from '#functions/data/edit-version.ts';
import { retry } from '#functions/data/retry.ts';
import { requirePossibleClosing } from '#functions/entities/job/closing-fields.ts';
import { storedJobFields } from '#functions/entities/job/form-fields.ts';
import type { CountedJob } from '#functions/entities/job/job-store.ts';
import { replaceJob } from '#functions/entities/job/job-writes.ts';
import type { StoredJob } from '#functions/entities/job/stored-job.ts';
import { editedJob, toJob } from '#functions/entities/job/to-job.ts';
import { isOpenJob } from '#functions/entities/job/visibility.ts';
import type { UseCase } from '#functions/http/request.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { requirePostingRight } from '#functions/policies/posting-right.ts';
import type { jobCalls } from '#shared/contracts/jobs.ts';
import { toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';
import { withDisplayLanguage } from './display-language.ts';

/**
 * Changes a verified recruiter's own job. Making an inactive job active again, or renewing one that has ended, takes the same rights as
 * posting it. A job that is withdrawn meanwhile stays withdrawn, unless the form says whether it is active.
 * @throws HttpError CHANGED_MEANWHILE when the form showed another version
 */
export const updateJob: UseCase<typeof jobCalls.update, CountedJob> = async ({ body, caller, latest, now }) => {
  const form = await withDisplayLanguage(body);
  return retry(
    async () => {
      const found = await latest();
      requirePossibleClosing(body, found.job.summary, now);
      const { summary, ...texts } = storedJobFields(form, now, found.job);
      if (summary.is_active && found.job.summary.taken_down) {
        throw new HttpError('INVALID_STATE', { text: textId('job_taken_down') });
      }
      const isOpened = isOpenJob({ ...found.job.summary, ...summary }, now) && !isOpenJob(found.job.summary, now);
      if (isOpened) await requirePostingRight(caller, now);
      const job: StoredJob = {
        ...found.job,
        ...texts,
        summary: { ...found.job.summary, ...summary },
        recruiter: { ...found.job.recruiter, name: caller.name, email: caller.email },
        withdrawn: body.is_active === undefined ? found.job.withdrawn : undefined,
        ...(found.job.summary.is_active || summary.is_active ? { published: true } : {}),
        changed_at: toIso(now),
        version: found.job.version + 1,
      };
      requireShown(body.version, editedJob(found.job), editedJob(job));
      return (await replaceJob(job)) ? toJob({ ...found, job }, now, false) : undefined;
    },
    { attempts: 4 },
  );
};
