import { toCsv } from '#web/lib/csv.ts';
import { download, fileDate } from '#web/lib/download.ts';
import { t } from '#web/lib/i18n.ts';
import { labelCell } from '#web/lib/label-cell.ts';
import { languageText } from '#web/lib/language-text.ts';
import { type AnyApplicant, shownCandidate } from './applicant.ts';

/** Saves applicants as a table with what their rows show: no contact details. */
export const exportApplicants = (applicants: readonly AnyApplicant[], now: Date): void => {
  const header = [
    t('bulk.csv.name'),
    t('bulk.csv.subtitle'),
    t('bulk.csv.languages'),
    t('applicants.card.location'),
    t('applicants.update.status'),
    t('bulk.csv.applied'),
    t('bulk.csv.labels'),
  ];
  const rows = applicants.map((applicant) => {
    const { candidate, status, applied_at } = applicant;
    return [
      shownCandidate(applicant).name,
      candidate.subtitle,
      languageText(candidate.language),
      candidate.location,
      t(`applicants.status.${status}`),
      applied_at.slice(0, 'YYYY-MM-DD'.length),
      labelCell(applicant),
    ];
  });
  download(`applicants_${fileDate(now)}.csv`, toCsv(header, rows), 'text/csv;charset=utf-8');
};
