import { type ReportFrequency, reportFrequencies, reportTime } from '#shared/domain/saved-searches.ts';
import { epochMs, toIso } from '#shared/domain/time.ts';
import { formatDate } from '#web/lib/format.ts';
import { t } from '#web/lib/i18n.ts';

/** The frequencies as options of a select. */
export const frequencyOptions = () =>
  reportFrequencies.map((value) => ({ value, label: t(`savedSearches.frequency.${value}`) }));

/** What a frequency means: when the next report can come, in the reader's time zone. */
export const frequencyHint = (frequency: ReportFrequency): string => {
  if (frequency === 'instant' || frequency === 'off') return t(`savedSearches.hint.${frequency}`);
  const next = toIso(reportTime(frequency, epochMs(Date.now()), undefined));
  return t('savedSearches.hint.due', { at: formatDate(next, 'time') });
};

export const frequencyOf = (value: string): ReportFrequency =>
  reportFrequencies.find((each) => each === value) ?? 'daily';
