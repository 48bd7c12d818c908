import { zoneWithout } from '#shared/domain/closing-date.ts';
import { zoneNameIn } from '#shared/domain/zone-name.ts';
import { formatDate } from './format.ts';
import { formatters } from './formatter.ts';
import { t } from './i18n.ts';

const zoneNames = formatters((language, zone: string) => zoneNameIn(language, zone));

/** The closing date of a job with its time zone: `30 Nov 2026 (Germany Time)`; undefined without one. */
export const closingText = (
  { closing_date, closing_zone = zoneWithout }: { closing_date: string | null; closing_zone?: string | undefined },
  style: 'short' | 'long' = 'short',
): string | undefined =>
  closing_date === null
    ? undefined
    : t('common.dayInZone', { day: formatDate(closing_date, style), zone: zoneNames(closing_zone) });
