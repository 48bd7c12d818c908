import { type Change, isRestored } from '#functions/data/change.ts';
import { businessEvents } from './business-events.ts';
import type { Concern, Effect } from './effect.ts';
import { jobFigures } from './job-figures.ts';
import { notify } from './notify.ts';
import { recruiterFigures } from './recruiter-figures.ts';
import { statistics } from './statistics.ts';

/** What is counted of items as they are. */
const figures: readonly Concern[] = [statistics, jobFigures, recruiterFigures];
/** What happened just now. */
const events: readonly Concern[] = [notify, businessEvents];

/** All effects of a change; what comes back from a backup is counted, but did not happen again. Throws like the concerns. */
export const effectsOf = (change: Change): Effect[] =>
  [...figures, ...(isRestored(change) ? [] : events)].flatMap((concern) => concern(change));
