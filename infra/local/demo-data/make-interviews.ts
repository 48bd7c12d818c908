import { mayMove } from '#functions/entities/hiring/hiring-moves.ts';
import { addDays, addMs, dayMs, type EpochMs, epochMs, hourMs, minuteMs } from '#shared/domain/time.ts';
import type {
  DemoApplication,
  DemoCandidate,
  DemoInterview,
  DemoJob,
  DemoRecruiter,
  DemoShortlistEntry,
  DemoThread,
} from './demo-types.ts';
import { itemAt } from './look-up.ts';
import texts from './texts/interviews.json' with { type: 'json' };

const lisbon = 'Europe/Lisbon';
const tokyo = 'Asia/Tokyo';

/** An hour by UTC on a day from today, in hours that are working hours in Lisbon and Tokyo, or nearly so. */
const dayAt = (now: EpochMs, days: number, hour: number): EpochMs =>
  epochMs((Math.floor(now / dayMs) + days) * dayMs + hour * hourMs);

/** The days until the next Thursday that is not today or tomorrow. */
const daysToThursday = (now: EpochMs): number => 2 + ((4 - new Date(now + 2 * dayMs).getUTCDay() + 7) % 7);

interface Source {
  candidates: readonly DemoCandidate[];
  recruiters: readonly DemoRecruiter[];
  jobs: readonly DemoJob[];
  applications: readonly DemoApplication[];
  shortlist: readonly DemoShortlistEntry[];
  threads: readonly DemoThread[];
}

/**
 * Makes interviews: the demo's recruiter offers the demo's candidate times, has agreed on one with a person of the shortlist, and held one with
 * another, with a scorecard; and the demo's candidate has agreed on the Thursday of which a company wrote.
 */
export const makeInterviews = (source: Source, now: EpochMs): DemoInterview[] => {
  const { jobs, shortlist, threads } = source;
  const own = shortlist.filter(({ recruiter, candidate }) => recruiter === 0 && candidate !== 0);
  const base = { minutes: 45, zones: { recruiter: lisbon, candidate: tokyo } };
  const applied = (recruiter: number, candidate: number) =>
    source.applications.find((each) => each.candidate === candidate && itemAt(jobs, each.job).recruiter === recruiter);
  const offer = (recruiter: number, candidate: number): Pick<DemoInterview, 'recruiter' | 'candidate' | 'job'>[] => {
    const application = applied(recruiter, candidate);
    return application ? [{ recruiter, candidate, job: application.job }] : [];
  };
  const next = own.find(({ status }) => mayMove('agree', status));
  const seen = own.find(({ status, changed_at }) => status === 'interviewed' && changed_at < addDays(now, -6));
  const invited = threads.find(({ recruiter, candidate }) => recruiter !== 0 && candidate === 0);
  const thursday = dayAt(now, daysToThursday(now), 6);
  return [
    ...offer(0, 0).map((of) => ({
      ...base,
      ...of,
      offered_at: addMs(now, -2 * hourMs),
      times: [dayAt(now, 3, 9), dayAt(now, 4, 10), dayAt(now, 5, 9)],
    })),
    ...(next ? [next] : []).map(({ recruiter, candidate, job }) => {
      const at = dayAt(now, 2, 11);
      const picked_at = addMs(now, -4 * hourMs);
      const times = [at, dayAt(now, 3, 14)];
      return {
        ...base,
        recruiter,
        candidate,
        job,
        offered_at: addMs(now, -8 * hourMs),
        times,
        agreed: { at, picked_at },
      };
    }),
    ...(seen ? [seen] : []).map(({ recruiter, candidate, job }) => {
      const at = dayAt(now, -4, 10);
      const [first] = itemAt(source.candidates, candidate).languages;
      const scorecard = { tag: first?.tag ?? 'en', level: 'B2' as const, ...texts };
      const times = [at, dayAt(now, -3, 10)];
      const agreed = { at, picked_at: addDays(at, -1.5) };
      return { ...base, recruiter, candidate, job, offered_at: addDays(at, -1.75), times, agreed, scorecard };
    }),
    ...(invited ? offer(invited.recruiter, 0) : []).map((of) => ({
      ...base,
      ...of,
      minutes: 30,
      zones: { recruiter: tokyo, candidate: tokyo },
      offered_at: addMs(now, -150 * minuteMs),
      times: [thursday],
      agreed: { at: thursday, picked_at: addMs(now, -90 * minuteMs) },
    })),
  ];
};
