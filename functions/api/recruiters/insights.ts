import { daysOfJob, daysOfRecruiter } from '#functions/entities/statistics/day-store.ts';
import type { HiringDay } from '#functions/entities/statistics/stored-day.ts';
import type { PortalRequest, UseCase } from '#functions/http/request.ts';
import type { recruiterCalls } from '#shared/contracts/recruiters.ts';
import { dayOf } from '#shared/domain/closing-date.ts';
import { firstDayOf } from '#shared/domain/day-periods.ts';

type Insights = typeof recruiterCalls.insights;

/** The days of a job with the job itself, in one query (0.5 read units for each 4 KB). */
export const readJobDays = (id: number, { query, now }: PortalRequest<Insights>) =>
  daysOfJob(id, firstDayOf(query.days, now));

/** The figures of the caller's jobs, or of one of them, by day, in one query (0.5 read units for about 25 days). */
export const insights: UseCase<Insights, { days: HiringDay[] } | undefined> = async (request) => {
  const { params, query, owned, now } = request;
  const [from, until] = [firstDayOf(query.days, now), dayOf(now)];
  return { from, until, days: owned?.days ?? (await daysOfRecruiter(params.id, from, until)) };
};
