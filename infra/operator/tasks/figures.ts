import { epochMs } from '#shared/domain/time.ts';
import { defineTask } from '../target/task.ts';

/** Counts the figures that the landing page may show. */
export const figures = defineTask({
  summary: 'counts what the landing page may show instead of the documented figures; changes nothing',
  about: `Prints the setting landingFigures, for the next deployment: active candidates, verified recruiters, open jobs and
applications, by the admins' figures (the task statistics corrects those). It reads a few items.`,
  options: {},
  run: async (_, { print }) => {
    const { readStatistics } = await import('#functions/entities/statistics/statistics-store.ts');
    const now = Date.now();
    const { totalCandidates, deactivatedCandidates, verifiedRecruiters, openJobs, allApplications } =
      await readStatistics(epochMs(now));
    const counted = {
      candidates: Math.max(totalCandidates - deactivatedCandidates, 0),
      recruiters: verifiedRecruiters,
      jobs: openJobs,
      applications: allApplications,
      day: new Date(now).toISOString().slice(0, 10),
    };
    print(JSON.stringify(counted));
    return 0;
  },
});
