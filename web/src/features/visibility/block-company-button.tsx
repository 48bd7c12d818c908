import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { EyeOff } from '#web/ui/icons.ts';
import { BlockDialog } from './lazy-visibility.tsx';

/** The button on a company's page, and in its thread, with which a candidate blocks the company. */
export const BlockCompanyButton = ({
  companyId,
  name,
  label,
}: {
  companyId: number;
  name: string;
  /** In place of the text of the company's page. */
  label?: string;
}) => {
  const t = useT();
  const userType = useSession()?.userType;
  if (userType !== 'candidate') return null;
  return (
    <DialogButton
      variant="quiet"
      size="sm"
      className="text-soft!"
      icon={<EyeOff className="size-4" aria-hidden="true" />}
      dialog={(onClose) => <BlockDialog companyId={companyId} name={name} onClose={onClose} />}
    >
      {label ?? t('publicPages.company.block')}
    </DialogButton>
  );
};
