import { invalidField } from '#functions/platform/http-error.ts';
import { closingInstant, zoneWithout } from '#shared/domain/closing-date.ts';
import { lastClosingDay } from '#shared/domain/job-life.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { dayIn, endOfDay } from '#shared/domain/time-zone.ts';
import { textId } from '#shared/texts/text-id.ts';

interface Form {
  /** null: as late as it can be. */
  closing_date: string | null;
  /** Absent: that of the job, or UTC. */
  closing_zone?: string | undefined;
  is_active?: boolean | undefined;
}

/** What a job has before the form is saved; of a new job nothing. */
interface Before {
  closing_date?: string | null;
  closing_zone?: string | undefined;
  is_active: boolean;
}

const zoneOf = (form: Form, before?: string): string => form.closing_zone ?? before ?? zoneWithout;

/**
 * The closing date of the form as stored, with its zone and the instant at which it ends there. A form without one takes
 * applications as long as a job can.
 * @param before the job's zone, if it has one
 */
export function closingFields(form: Form, now: EpochMs, before?: string) {
  const closing_zone = zoneOf(form, before);
  const closing_date = form.closing_date ?? lastClosingDay(closing_zone, now);
  return { closing_date, closing_zone, closes_at: closingInstant(endOfDay(closing_date, closing_zone)) };
}

/**
 * Refuses a closing date that is over in its zone, or later than a job can have. A job keeps its date while other fields are
 * edited, but does not become active again with one that is over.
 * @throws HttpError 400 naming the field
 */
export function requirePossibleClosing(form: Form, before: Before, now: EpochMs): void {
  const zone = zoneOf(form, before.closing_zone);
  if (form.closing_date === null) return;
  const isSame = form.closing_date === before.closing_date && zone === (before.closing_zone ?? zoneWithout);
  if (!isSame && form.closing_date > lastClosingDay(zone, now)) {
    throw invalidField('closing_date', textId('closing_date_late'));
  }
  const isReopened = !before.is_active && form.is_active === true;
  const isOver = form.closing_date < dayIn(zone, now);
  if (isOver && (isReopened || !isSame)) throw invalidField('closing_date', textId('closing_date_past'));
}
