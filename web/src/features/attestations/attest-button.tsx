import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { createLazyDialog } from '#web/ui/lazy-dialog.tsx';

/** Comes with its texts: few applicants are hired. */
const AttestDialog = createLazyDialog(async () => {
  const [dialog] = await Promise.all([
    import('./attest-dialog.tsx'),
    loadCatalogues(['certificates', 'languageTerms']),
  ]);
  return dialog.AttestDialog;
});

/** Opens the dialog in which a recruiter attests languages of somebody they hired. */
export const AttestButton = ({ applicationId, name }: { applicationId: string; name: string }) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<BadgeCheck className="size-4" aria-hidden="true" />}
        aria-label={t('attestations.openOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('attestations.open')}
      </Button>
      {isOpen && <AttestDialog applicationId={applicationId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
