import { businessEvents } from './business-events.ts';
import type { Change } from './change.ts';
import type { Concern, Effect } from './effect.ts';
import { jobFigures } from './job-figures.ts';
import { notify } from './notify.ts';
import { recruiterFigures } from './recruiter-figures.ts';
import { statistics } from './statistics.ts';

const concerns: readonly Concern[] = [statistics, jobFigures, recruiterFigures, notify, businessEvents];

/** All effects of a change. Throws like the concerns. */
export const effectsOf = (change: Change): Effect[] => concerns.flatMap((concern) => concern(change));
