import { useState } from 'react';
import type { Company } from '#shared/contracts/recruiters.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Pencil } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

const EditCompanyDialog = laterDialog(async () => (await import('./edit-company-dialog.tsx')).EditCompanyDialog);

/** Opens the form of the own company's page, whose code loads when the browser is idle. */
export const EditCompanyButton = ({ company }: { company: Company }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  EditCompanyDialog.usePreload();
  return (
    <>
      <Button variant="secondary" icon={<Pencil className="size-4" aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('publicPages.company.edit')}
      </Button>
      {isOpen && <EditCompanyDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
};
