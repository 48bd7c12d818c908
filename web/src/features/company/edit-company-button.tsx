import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Company } from '#shared/contracts/recruiters.ts';
import { useT } from '#web/lib/i18n.ts';
import { useIdleLoad } from '#web/lib/use-idle-load.ts';
import { Button } from '#web/ui/button.tsx';

const loadDialog = () => import('./edit-company-dialog.tsx');
const EditCompanyDialog = lazy(async () => ({ default: (await loadDialog()).EditCompanyDialog }));

/** Opens the form of the own company's page, whose code loads when the browser is idle. */
export const EditCompanyButton = ({ company }: { company: Company }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  useIdleLoad(loadDialog);
  return (
    <>
      <Button variant="secondary" icon={<Pencil className="size-4" aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('publicPages.company.edit')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditCompanyDialog company={company} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
