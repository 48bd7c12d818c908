import type { ReportedSubject } from '#shared/contracts/moderation.ts';
import { useT } from '#web/lib/i18n.ts';

/** What a reported subject is called, also when it no longer exists. */
export const useSubjectTitle = ({ title }: Pick<ReportedSubject, 'title'>): string => {
  const t = useT();
  return title ?? t('moderation.subject.gone');
};
