import * as z from 'zod/mini';
import { type HiringStage, stagesOfApplication } from '#shared/domain/hiring-stages.ts';
import type { ApplicationStatus } from '#shared/domain/hiring-statuses.ts';
import type { IsoInstant } from '#shared/domain/time.ts';

/** The day (`YYYY-MM-DD` in UTC) on which an application first reached a stage; absent before that. */
const day = z.optional(z.string());

/** Fields of an application's item. They are absent in applications from before the stages were stored. */
export const reachedStages = { shortlisted_on: day, interviewed_on: day, hired_on: day };

type StageFields = z.output<z.ZodMiniObject<typeof reachedStages>>;

/** The days of an application, as stored. */
export type ReachedDays = { [Field in keyof StageFields]?: string };

/** The same day for several stages. */
export const daysOf = (stages: readonly HiringStage[], onDay: string): ReachedDays =>
  Object.fromEntries(stages.map((stage) => [fieldOf(stage), onDay]));

/** The days on which stages were first reached. */
export type ReachedStages = Partial<Record<HiringStage, string>>;

/** The field in which a stage's day is stored. */
export const fieldOf = (stage: HiringStage) => `${stage}_on` as const;

/**
 * When an application first reached its stages. Of one from before the stages were stored, the day is unknown: the stages
 * of its status count on the day of the application.
 */
export function stageDays(
  application: StageFields & { summary: { status: ApplicationStatus; applied_at: IsoInstant } },
): ReachedStages {
  const { status, applied_at } = application.summary;
  const { shortlisted_on, interviewed_on, hired_on } = application;
  return {
    ...Object.fromEntries(
      stagesOfApplication(status).map((stage) => [stage, applied_at.slice(0, 'YYYY-MM-DD'.length)]),
    ),
    ...(shortlisted_on && { shortlisted: shortlisted_on }),
    ...(interviewed_on && { interviewed: interviewed_on }),
    ...(hired_on && { hired: hired_on }),
  };
}
