import { useVerified } from '#web/lib/entitlement.ts';
import { useT } from '#web/lib/i18n.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says before a purchase that days count only from the verification on; renders nothing for verified recruiters. */
export const VerificationNotice = () => {
  const t = useT();
  const { verified } = useVerified();
  if (verified !== false) return null;
  return (
    <Notice title={t('subscriptions.purchase.verificationTitle')}>
      {t('subscriptions.purchase.verificationText')}
    </Notice>
  );
};
