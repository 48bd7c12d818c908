import { useState } from 'react';
import type { OwnCertificate } from '#shared/contracts/certificate-answers.ts';
import { maxCertificates } from '#shared/domain/languages/certificate.ts';
import type { LanguageRow } from '#shared/domain/languages/language-row.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Upload } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CertificateItem } from './certificate-item.tsx';
import { useCertificates, useDeleteCertificate, useOwnProfile } from './certificate-queries.ts';
import { isUsed, provableResults } from './provable-results.ts';
import { UploadDialog } from './upload-dialog.tsx';

const List = ({ certificates, rows }: { certificates: readonly OwnCertificate[]; rows: readonly LanguageRow[] }) => {
  const t = useT();
  const [asking, setAsking] = useState<OwnCertificate>();
  const remove = useDeleteCertificate();
  const confirm = () => {
    if (asking) remove.mutate(asking.id, { onSettled: () => setAsking(undefined) });
  };
  return (
    <>
      <ul>
        {certificates.map((certificate) => (
          <CertificateItem
            key={certificate.id}
            certificate={certificate}
            isUsed={isUsed(certificate, rows)}
            onDelete={() => setAsking(certificate)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={t('certificates.deleteAsk')}
        text={t('certificates.deleteText')}
        confirmLabel={t('certificates.delete')}
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
};

/** The own certificates, with upload and deletion. */
export const CertificateSection = ({ candidateId }: { candidateId: number }) => {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const certificates = useCertificates();
  const profile = useOwnProfile(candidateId);
  const rows = profile.data?.languages ?? [];
  const results = provableResults(rows);
  const { data } = certificates;
  const isFull = data !== undefined && data.length >= maxCertificates;
  return (
    <Card as="section" aria-label={t('certificates.title')}>
      <CardHeader
        title={t('certificates.title')}
        hint={t('certificates.text')}
        actions={
          results.length > 0 &&
          data &&
          !isFull && (
            <Button
              variant="secondary"
              size="sm"
              icon={<Upload className="size-4" aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {t('certificates.add')}
            </Button>
          )
        }
      />
      <ListFrame
        query={certificates}
        items={data ?? []}
        loading={<SkeletonRows rows={1} label={t('certificates.loading')} row="h-20" />}
        failed={(error) => errorText(error, t('certificates.failed'))}
        empty={<p className="text-soft">{t(results.length > 0 ? 'certificates.none' : 'certificates.noResults')}</p>}
        before={isFull && <p className="mb-4 text-sm text-soft">{t('certificates.most', { max: maxCertificates })}</p>}
      >
        {(shown) => <List certificates={shown} rows={rows} />}
      </ListFrame>
      {isAdding && <UploadDialog results={results} onClose={() => setAdding(false)} />}
    </Card>
  );
};
