import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { toCsv } from '#web/lib/csv.ts';
import { download, fileDate } from '#web/lib/download.ts';
import { t } from '#web/lib/i18n.ts';
import { labelCell } from '#web/lib/label-cell.ts';
import { languageText } from '#web/lib/language-text.ts';
import { nameOf } from './entry.ts';

/** Saves people of the shortlist as a table with what their rows show: no contact details. */
export const exportEntries = (entries: readonly ShortlistEntry[], now: Date): void => {
  const header = [
    t('bulk.csv.name'),
    t('bulk.csv.subtitle'),
    t('bulk.csv.languages'),
    t('shortlist.pack.location'),
    t('shortlist.update.status'),
    t('shortlist.pack.job'),
    t('bulk.csv.interview'),
    t('bulk.csv.listed'),
    t('bulk.csv.labels'),
  ];
  const rows = entries.map((entry) => {
    const { candidate, job, shortlisted_at, interview } = entry;
    return [
      nameOf(entry),
      candidate.subtitle,
      candidate.language ? languageText(candidate.language) : '',
      candidate.location,
      t(`shortlist.status.${stateOf(entry)}`),
      job?.title ?? '',
      interview?.at ?? '',
      shortlisted_at.slice(0, 'YYYY-MM-DD'.length),
      labelCell(entry),
    ];
  });
  download(`shortlist_${fileDate(now)}.csv`, toCsv(header, rows), 'text/csv;charset=utf-8');
};
