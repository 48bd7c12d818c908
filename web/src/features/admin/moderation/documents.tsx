import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyDocumentCalls } from '#shared/contracts/company-documents.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { queryOf } from '#web/lib/query.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Download, FileText } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const types = { pdf: 'PDF', jpg: 'JPEG', png: 'PNG' } as const;

/** Loads when it is wanted: the read is in the audit trail, and addresses of files are valid for 15 minutes. */
const Files = ({ companyId }: { companyId: number }) => {
  const t = useT();
  const query = useQuery({
    ...queryOf(companyDocumentCalls.documents, { params: { id: companyId } }),
    refetchInterval: 10 * 60_000,
  });
  return (
    <ListFrame
      isPart
      query={query}
      items={query.data ?? []}
      loading={<SkeletonRows rows={1} label={t('moderation.documents.loading')} row="h-9" />}
      failed={t('moderation.documents.failed')}
      empty={<p className="text-soft">{t('moderation.documents.none')}</p>}
    >
      {(documents) => (
        <ul className="space-y-2">
          {documents.map(({ id, ending, uploaded_at, document }, place) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
              <a href={document} rel="noreferrer" className={buttonClass('secondary', 'sm')}>
                <Download className="size-4" aria-hidden="true" />
                <span>{t('moderation.documents.download', { number: place + 1, type: types[ending] })}</span>
              </a>
              <span className="text-soft tabular-nums">{formatDate(uploaded_at)}</span>
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  );
};

/** How many documents a waiting company uploaded, and the files when an admin wants them. */
export const Documents = ({ companyId, count }: { companyId: number; count: number }) => {
  const t = useT();
  const [isShown, setShown] = useState(false);
  return (
    <li className="flex items-start gap-2">
      <FileText className="mt-0.5 size-4 shrink-0 text-soft" aria-hidden="true" />
      <div className="min-w-0 space-y-2">
        <p>{t('moderation.signals.documents', { count })}</p>
        {isShown ? (
          <Files companyId={companyId} />
        ) : (
          <Button variant="secondary" size="sm" onClick={() => setShown(true)}>
            {t('moderation.documents.show')}
          </Button>
        )}
      </div>
    </li>
  );
};
