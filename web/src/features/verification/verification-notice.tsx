import { useT } from '#web/lib/i18n.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Explains to an unverified account what is pending, what is checked, and what is available meanwhile. */
export const VerificationNotice = () => {
  const t = useT();
  return (
    <Notice tone="warning" title={t('verification.title')}>
      <p>{t('verification.needed')}</p>
      <p className="mt-1.5">{t('verification.requested')}</p>
      <p className="mt-1.5">{t('verification.meanwhile')}</p>
    </Notice>
  );
};
