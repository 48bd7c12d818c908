import { type Job, jobBody } from '#shared/contracts/jobs.ts';
import { zoneWithout } from '#shared/domain/closing-date.ts';
import { salaryCurrencies } from '#shared/domain/salary.ts';
import { isTimeZone } from '#shared/domain/time-zone.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';

const amountText = (amount: number | null): string => (amount === null ? '' : String(amount));

/** A zone that this browser and the server know, or UTC. */
export const knownZone = (zone: string): string => (isTimeZone(zone) ? zone : zoneWithout);

/** The time zone of the reader's device. */
const ownZone = (): string => knownZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The form's values: those of the job to edit, else the specified defaults. Salaries are texts, blank if missing. */
export const formValuesOf = (job?: Job) => ({
  title: job?.title ?? '',
  description: job?.description ?? '',
  language: job?.language ?? '',
  language_requirements: job?.language_requirements ?? { all: [], pairs: [] },
  location: job?.location ?? '',
  country: job?.country ?? null,
  job_type: job?.job_type ?? 'full-time',
  experience_level: job?.experience_level ?? 'entry',
  requirements: job?.requirements ?? '',
  benefits: job?.benefits ?? '',
  salary_min: amountText(job?.salary_min ?? null),
  salary_max: amountText(job?.salary_max ?? null),
  salary_currency: job?.salary_currency ?? salaryCurrencies[0],
  closing_date: job?.closing_date ?? null,
  closing_zone: job?.closing_zone ?? ownZone(),
  is_active: job?.is_active ?? true,
  version: job?.version,
});

/** The job form with the contract's own rules; blank salaries become null. */
export const useJobForm = (job?: Job) => useContractForm(jobBody, formValuesOf(job));

export type JobFormState = ReturnType<typeof useJobForm>;
