import type { ReactNode } from 'react';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Clock, Eye, Send } from '#web/ui/icons.ts';

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary">
    {icon}
    <span className="min-w-0">{children}</span>
  </li>
);

/** What happens after an application was sent from a list: who sees it, how long, where its way is, and how to withdraw it. */
export const SentConfirmation = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('applicationWay.done')}
      footer={
        <>
          <ButtonLink variant="secondary" to={linkTo('candidateDashboard', {}, { tab: 'applied' })} onClick={onClose}>
            {t('applications.own.all')}
          </ButtonLink>
          <Button autoFocus onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <ul className="space-y-3 text-sm">
        <Line icon={<Eye aria-hidden="true" />}>{t('applicationWay.who')}</Line>
        <Line icon={<Clock aria-hidden="true" />}>{t('applicationWay.wait')}</Line>
        <Line icon={<Send aria-hidden="true" />}>{t('applicationWay.where')}</Line>
      </ul>
    </Dialog>
  );
};
