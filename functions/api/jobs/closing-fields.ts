import { invalidField } from '#functions/platform/http-error.ts';
import { closingInstant, zoneWithout } from '#shared/domain/closing-date.ts';
import type { EpochMs } from '#shared/domain/time.ts';
import { dayIn, endOfDay } from '#shared/domain/time-zone.ts';
import { textId } from '#shared/texts/text-id.ts';

interface Form {
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
 * The closing date of the form as stored: with its zone and the instant at which it ends there, or without any.
 * @param before the job's zone, if it has one
 */
export function closingFields(form: Form, before?: string) {
  const { closing_date } = form;
  if (closing_date === null) return { closing_date, closing_zone: undefined, closes_at: undefined };
  const closing_zone = zoneOf(form, before);
  return { closing_date, closing_zone, closes_at: closingInstant(endOfDay(closing_date, closing_zone)) };
}

/**
 * Refuses a closing date that is over in its zone. A job that is closed already keeps its date while other fields are edited,
 * but does not become active again with it.
 * @throws HttpError 400 naming the field
 */
export function requireClosingAhead(form: Form, before: Before, now: EpochMs): void {
  const zone = zoneOf(form, before.closing_zone);
  if (form.closing_date === null || form.closing_date >= dayIn(zone, now)) return;
  const isSame = form.closing_date === before.closing_date && zone === (before.closing_zone ?? zoneWithout);
  const isReopened = !before.is_active && form.is_active === true;
  if (isReopened || !isSame) throw invalidField('closing_date', textId('closing_date_past'));
}
