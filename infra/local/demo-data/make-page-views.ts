import { addMs, dayMs, type EpochMs, hourMs, latestOf } from '#shared/domain/time.ts';
import type { DemoJob, DemoJobView, DemoPageView } from './demo-types.ts';
import { itemAt } from './look-up.ts';
import type { Random } from './random.ts';

/** Most views of a job by visitors without an account, for each view by a candidate. */
const maxGuests = 4;

/** Guests look at a job mostly in the first weeks: the share of the time since the posting, drawn three times, the smallest. */
const early = (random: Random, from: EpochMs, now: EpochMs): EpochMs =>
  addMs(from, Math.min(...[1, 2, 3].map(() => random.int(0, Math.max(0, now - from - hourMs)))));

/** Fewer views at weekends: those of a Saturday or Sunday move to the Friday before, mostly. */
const onWorkday = (random: Random, at: EpochMs, from: EpochMs): EpochMs => {
  const day = new Date(at).getUTCDay();
  const back = { 6: 1, 0: 2 }[day];
  return back === undefined || random.chance(0.4) ? at : latestOf(from, addMs(at, -back * dayMs));
};

/** Makes the counted views of the pages of active jobs: one for each view by a candidate, and those of guests. */
export const makePageViews = (
  random: Random,
  views: readonly DemoJobView[],
  jobs: readonly DemoJob[],
  now: EpochMs,
): DemoPageView[] =>
  views.flatMap(({ job, viewed_at }) => {
    const { created_at } = itemAt(jobs, job);
    const guests = Array.from({ length: random.int(1, maxGuests) }, () => ({
      job,
      viewed_at: onWorkday(random, early(random, created_at, now), created_at),
    }));
    return [{ job, viewed_at }, ...guests];
  });
