import { useState } from 'react';
import type { CompanyDocument } from '#shared/contracts/company-documents.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Download, FileText, Trash2 } from '#web/ui/icons.ts';
import { useDeleteDocument } from './document-queries.ts';

const types = { pdf: 'PDF', jpg: 'JPEG', png: 'PNG' } as const;

/** What the company sent, with each file to save or delete. */
export const DocumentList = ({
  documents,
  companyId,
}: {
  documents: readonly CompanyDocument[];
  companyId: number;
}) => {
  const t = useT();
  const [asking, setAsking] = useState<string>();
  const remove = useDeleteDocument(companyId);
  const confirm = () => {
    if (asking !== undefined) remove.mutate(asking, { onSettled: () => setAsking(undefined) });
  };
  return (
    <>
      <ul className="mt-4 -mb-3">
        {documents.map(({ id, ending, uploaded_at, document }, place) => {
          const name = t('documents.name', { number: place + 1 });
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-3">
              <FileText className="size-5 shrink-0 text-soft" aria-hidden="true" />
              <p className="min-w-36 flex-1">
                <span className="block text-sm font-semibold">{name}</span>
                <span className="block text-sm text-soft tabular-nums">
                  <bdi>{types[ending]}</bdi>
                  {'\u00a0· '}
                  <bdi>{formatDate(uploaded_at, 'time')}</bdi>
                </span>
              </p>
              <span className="flex flex-wrap gap-2">
                <a
                  href={document}
                  rel="noreferrer"
                  className={buttonClass('secondary', 'sm')}
                  aria-label={t('documents.downloadOf', { name })}
                >
                  <Download className="size-4" aria-hidden="true" />
                  <span>{t('documents.download')}</span>
                </a>
                <Button
                  variant="quiet"
                  size="sm"
                  icon={<Trash2 className="size-4" aria-hidden="true" />}
                  aria-label={t('documents.deleteOf', { name })}
                  onClick={() => setAsking(id)}
                >
                  {t('documents.delete')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={() => setAsking(undefined)}
        title={t('documents.deleteAsk')}
        text={t('documents.deleteText')}
        confirmLabel={t('documents.delete')}
        busy={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
};
