import { Link } from 'react-router-dom';
import type { SendBack } from '#shared/domain/verification-wait.ts';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Tells a company that an admin did not verify it, where it reads why, and how it waits for the verification again. */
export const SentBackNotice = ({ decision }: { decision: SendBack }) => {
  const t = useT();
  return (
    <Notice tone="warning" title={t(`verification.sentBack.${decision}`)}>
      <p>{t('verification.sentBackText')}</p>
      <p className="mt-1.5">
        <Link to={linkTo('decisions')} className="rounded-sm font-semibold underline">
          {t('verification.readWhy')}
        </Link>
      </p>
    </Notice>
  );
};
