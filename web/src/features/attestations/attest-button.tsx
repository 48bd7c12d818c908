import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { BadgeCheck } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** Comes with its texts: few applicants are hired. */
const AttestDialog = laterDialog(
  async () => (await import('./attest-dialog.tsx')).AttestDialog,
  ['certificates', 'languageTerms'],
);

/** Opens the dialog in which a recruiter attests languages of a candidate they hired. */
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
