import { fanOut } from '#functions/data/fan-out/fan-out.ts';
import { beginsWith, type Change, isAbsent, isOneOf, isPresent, updateItem } from '#functions/data/item-writes.ts';
import { keys } from '#functions/data/keys.ts';
import type { PageKey } from '#functions/data/page.ts';
import { queryItems } from '#functions/data/query.ts';
import { write } from '#functions/data/write.ts';
import type { ApplicationSummary, StoredApplication } from './stored-application.ts';

type Key = { PK: string; SK: string };
type ApplicationChange = Change<StoredApplication>;

/** Who has one of these gets no message that the job is gone. */
const decided: ApplicationSummary['status'][] = ['rejected', 'hired'];

/** Marks an application that the job's end concerns: not decided, and not marked before. The mark notifies the candidate. */
const notify: ApplicationChange = {
  set: { job_gone: true, 'summary.job_gone': true },
  when: { PK: isPresent, job_gone: isAbsent },
  unless: { 'summary.status': isOneOf(decided) },
};

/**
 * Beside a change that makes an application open again: its candidate is notified that the job is gone, which a mark during the decision left
 * out. The write requires that the job is gone, or not.
 */
export const notifyReopened = (status: ApplicationSummary['status'], isGone: boolean) => ({
  set: isGone && !decided.includes(status) ? { job_gone: true } : {},
  when: { 'summary.job_gone': isGone ? isPresent : isAbsent },
});

/** Lets the candidate's list say that the job is gone. */
const show: ApplicationChange = {
  set: { 'summary.job_gone': true },
  when: { PK: isPresent, 'summary.job_gone': isAbsent },
};

const hide: ApplicationChange = { remove: ['summary.job_gone'], when: { 'summary.job_gone': isPresent } };

/**
 * Marks the applications for a job that is gone (0.5 read units for each 4 KB, and 4 write units for each application that
 * is marked). Candidates whose application was open are notified, once. Idempotent.
 * @param start the key after which an earlier run stopped; undefined: the beginning
 * @returns the key after which another run continues, undefined when all are marked
 */
export const markJobGone = (jobId: number, start?: PageKey): Promise<PageKey | undefined> =>
  forEachApplication(jobId, isAbsent, start, async (key) => {
    if (!(await change(key, notify))) await change(key, show);
  });

/**
 * Takes the marks back for a job that is public again, in as many runs and at the same cost. Its next end sends no
 * notifications. Idempotent.
 */
export const unmarkJobGone = (jobId: number, start?: PageKey): Promise<PageKey | undefined> =>
  forEachApplication(jobId, isPresent, start, async (key) => {
    await change(key, hide);
  });

/** Fails when the application is in that state already, or was decided or erased meanwhile. */
const change = async (key: Key, update: ApplicationChange): Promise<boolean> =>
  (await write(updateItem(key, update))).done;

function forEachApplication(
  jobId: number,
  mark: typeof isPresent,
  after: PageKey | undefined,
  each: (key: Key) => Promise<void>,
): Promise<PageKey | undefined> {
  return fanOut(
    async (page) => {
      const { items, next } = await queryItems<StoredApplication>(keys.application(jobId, 0), {
        ...page,
        sort: beginsWith('APPLICATION#'),
        filter: { 'summary.job_gone': mark },
      });
      return { items: items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })), next };
    },
    each,
    after,
  );
}
