import { write } from '#functions/data/write.ts';
import { missingReminders } from '#functions/entities/interview/interview-reminders.ts';
import { parseInterview } from '#functions/entities/interview/stored-interview.ts';
import { clock } from '#functions/platform/clock.ts';
import type { Upgrade } from './upgrade-results.ts';

/** Interviews that were agreed before both sides were reminded of them are in no index by which reminders are found. */
export const addReminders: Upgrade = {
  name: 'agreed interviews to come without their reminders',
  upgradeOf: async (item) => {
    if (item.entity !== 'interview') return undefined;
    const update = missingReminders(parseInterview(item).summary, clock.now());
    return update && (() => write(update));
  },
};
