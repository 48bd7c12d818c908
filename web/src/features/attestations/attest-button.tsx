import { BadgeCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { loadCatalogues, useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** Comes with its texts: few applicants are hired. */
const LazyDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./attest-dialog.tsx'),
    loadCatalogues(['certificates', 'languageTerms']),
  ]);
  return { default: dialog.AttestDialog };
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
      {isOpen && (
        <Suspense fallback={null}>
          <LazyDialog applicationId={applicationId} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
