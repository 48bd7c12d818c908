import { type AlertFrequency, alertFrequencies, reportTime } from '#shared/domain/saved-searches.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { formatDate } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';

/** The frequencies as options of a select. */
export const frequencyOptions = () =>
  alertFrequencies.map((value) => ({ value, label: t(`alerts.frequency.${value}`) }));

/** What a frequency means: when the next report can come, in the reader's time zone. */
export const frequencyHint = (frequency: AlertFrequency): string => {
  if (frequency === 'instant' || frequency === 'off') return t(`alerts.hint.${frequency}`);
  const next = toIso(reportTime(frequency, epochMs(Date.now()), undefined));
  return t('alerts.hint.due', { at: formatDate(next, 'time') });
};

export const frequencyOf = (value: string): AlertFrequency =>
  alertFrequencies.find((each) => each === value) ?? 'daily';
