import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says to recruiters who are not verified that no results are reported to them yet. */
export const SearchNotice = () => {
  const t = useT();
  const { verified } = useVerified();
  return verified === false && <Notice>{t('savedSearches.dialog.unverified')}</Notice>;
};
