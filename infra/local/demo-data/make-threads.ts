import { addMs, type EpochMs, hourMs } from '#shared/domain/time.ts';
import type { DemoApplication, DemoJob, DemoRecruiter, DemoShortlistEntry, DemoThread } from './demo-types.ts';
import { fill, itemAt } from './look-up.ts';
import texts from './texts/threads.json' with { type: 'json' };

interface Written {
  from: string;
  hoursAgo: number;
  text: string;
}

const byLanguage: Readonly<Record<string, readonly Written[]>> = texts.byLanguage;

/** As long ago all notifications are read (`readAgoMs`). */
const readHours = 72;

/** Longer ago than any of the texts. */
const tiedHours = 100;

/** Whether the company may write: it is verified and has a plan. */
const mayWrite = ({ verified, subscription }: DemoRecruiter) => verified && subscription?.pending === false;

/**
 * Makes threads of messages: of the demo's candidate with two companies, of which the demo's recruiter is one, and of that one with
 * applicants on the shortlist, in the language of their work. What is older than three days is read, as all notifications are.
 */
export const makeThreads = (
  data: {
    recruiters: readonly DemoRecruiter[];
    jobs: readonly DemoJob[];
    applications: readonly DemoApplication[];
    shortlist: readonly DemoShortlistEntry[];
  },
  now: EpochMs,
): DemoThread[] => {
  const { recruiters, jobs, shortlist } = data;
  const recruiterOf = ({ job }: { job: number }) => itemAt(jobs, job).recruiter;
  const tied = data.applications.filter(
    (each) => each.applied_at < addMs(now, -tiedHours * hourMs) && mayWrite(itemAt(recruiters, recruiterOf(each))),
  );
  const own = tied.filter(({ candidate }) => candidate === 0);
  const onShortlist = tied.filter(
    ({ candidate, job }) =>
      candidate !== 0 &&
      recruiterOf({ job }) === 0 &&
      shortlist.some((entry) => entry.recruiter === 0 && entry.candidate === candidate && entry.status !== 'rejected'),
  );
  const withText = (application: DemoApplication | undefined, written: readonly Written[]): DemoThread[] => {
    if (!application) return [];
    const { candidate, job } = application;
    const messages = written.map(({ from, hoursAgo, text }) => ({
      from: from === 'recruiter' ? ('recruiter' as const) : ('candidate' as const),
      text: fill(text, { job: itemAt(jobs, job).title }),
      at: addMs(now, -hoursAgo * hourMs),
      isRead: hoursAgo > readHours,
    }));
    return [{ recruiter: recruiterOf(application), candidate, messages }];
  };
  return [
    ...withText(
      own.find((each) => recruiterOf(each) === 0),
      texts.own,
    ),
    ...withText(
      own.find((each) => recruiterOf(each) !== 0),
      texts.invited,
    ),
    ...Object.entries(byLanguage).flatMap(([language, written]) =>
      withText(
        onShortlist.find(({ job }) => itemAt(jobs, job).language === language),
        written,
      ),
    ),
  ];
};
