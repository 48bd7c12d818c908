import * as z from 'zod/mini';
import type { JobDraft } from '#shared/contracts/job-drafts.ts';
import { type Job, jobBody } from '#shared/contracts/jobs.ts';
import { zoneWithout } from '#shared/domain/closing-date.ts';
import { jobFields } from '#shared/domain/job-fields.ts';
import { type EpochMs, minuteMs } from '#shared/domain/time.ts';
import { dayIn, isTimeZone } from '#shared/domain/time-zone.ts';
import { inputValues } from '#web/lib/input-values.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';

/** A zone that this browser and the server know, or UTC. */
export const knownZone = (zone: string): string => (isTimeZone(zone) ? zone : zoneWithout);

/** The time zone of the reader's device. */
export const ownZone = (): string => knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** An instant as the clock of this device shows it, as an input of day and time has it: `2026-12-01T09:00`. */
export const toClock = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * minuteMs).toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);

/**
 * When a job is published by itself: null or absent for not by itself, '' while no time is chosen, else the day and time by this
 * device's clock.
 */
export type Schedule = string | null | undefined;

const scheduleOf = (job: Job | JobDraft | undefined): Schedule =>
  job && 'publish_at' in job && job.publish_at ? toClock(Date.parse(job.publish_at)) : undefined;

/** The form's values: those of the job or draft to edit, else the specified defaults. Salaries are texts, blank if missing. */
export const formValuesOf = (job?: Job | JobDraft) => ({
  ...inputValues(jobFields, job),
  description: job?.description ?? '',
  texts: job?.texts ?? [],
  language_requirements: job?.language_requirements ?? { all: [], pairs: [] },
  closing_date: job?.closing_date ?? null,
  closing_zone: job?.closing_zone ?? ownZone(),
  is_active: job?.is_active ?? true,
  publish_at: scheduleOf(job),
  version: job?.version,
});

/** The values of a new job like another one: active, and without a closing date that is over. */
export const valuesLike = (job: Job, now: EpochMs): FormValues => {
  const values = formValuesOf(job);
  const isOver = values.closing_date !== null && values.closing_date < dayIn(knownZone(values.closing_zone), now);
  return { ...values, closing_date: isOver ? null : values.closing_date, is_active: true, version: undefined };
};
export type FormValues = ReturnType<typeof formValuesOf>;

const jobForm = z.extend(jobBody, { publish_at: z.optional(z.nullable(z.string())) });

/** The job form with the contract's own rules; blank salaries become null. */
export const useJobForm = (values: FormValues) => useContractForm(jobForm, values);

export type JobFormState = ReturnType<typeof useJobForm>;
