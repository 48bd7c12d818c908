import { type Change, isRestored } from '#functions/data/change.ts';
import { businessEvents } from './business-events.ts';
import { countDays } from './day-figures.ts';
import type { Concern, Effect } from './effect.ts';
import { closingFigures, dashboardFigures, jobFigures, recruiterFigures } from './figures.ts';
import { notify } from './notify.ts';
import { searchTasks } from './search-tasks.ts';

/** What is counted of items as they are, also of restored ones. */
const figures: readonly Concern[] = [dashboardFigures, closingFigures, jobFigures, recruiterFigures];
/** What happened: a restored item did not happen again. */
const events: readonly Concern[] = [countDays, notify, businessEvents, searchTasks];

/**
 * All effects of a change.
 * @throws ZodError like the concerns
 */
export const effectsOf = (change: Change): Effect[] =>
  [...figures, ...(isRestored(change) ? [] : events)].flatMap((concern) => concern(change));
