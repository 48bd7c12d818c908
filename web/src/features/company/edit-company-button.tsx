import type { Company } from '#shared/contracts/recruiters.ts';
import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { Pencil } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

const EditCompanyDialog = laterDialog(async () => (await import('./edit-company-dialog.tsx')).EditCompanyDialog);

/** Opens the form of the own company's page, whose code loads when the browser is idle. */
export const EditCompanyButton = ({ company }: { company: Company }) => {
  const t = useT();
  EditCompanyDialog.usePreload();
  return (
    <DialogButton
      icon={<Pencil className="size-4" aria-hidden="true" />}
      dialog={(onClose) => <EditCompanyDialog company={company} onClose={onClose} />}
    >
      {t('publicPages.company.edit')}
    </DialogButton>
  );
};
