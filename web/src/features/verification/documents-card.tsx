import { useId } from 'react';
import type { CompanyDocument } from '#shared/contracts/company-documents.ts';
import { uploadRules } from '#shared/domain/file-type.ts';
import { companyDocumentDays } from '#shared/domain/retention.ts';
import { maxCompanyDocuments } from '#shared/domain/verification-wait.ts';
import { acceptedFiles } from '#web/lib/file-rules.ts';
import { useT } from '#web/lib/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Upload } from '#web/ui/icons.ts';
import { Progress } from '#web/ui/progress.tsx';
import { DocumentList } from './document-list.tsx';
import { useSendDocument } from './use-send-document.ts';

const megabytes = uploadRules.certificate.maxBytes / 1024 / 1024;

const uploadClass = buttonClass(
  'secondary',
  'sm',
  'cursor-pointer peer-aria-disabled:cursor-not-allowed peer-aria-disabled:opacity-55 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
);

/** Documents for the verification of the own company: what was sent, and the upload of further ones. */
export const DocumentsCard = ({
  documents,
  companyId,
}: {
  documents: readonly CompanyDocument[];
  companyId: number;
}) => {
  const t = useT();
  const inputId = useId();
  const { state, send } = useSendDocument(companyId);
  const isSending = state.phase === 'sending';
  const isFull = documents.length >= maxCompanyDocuments;
  const label = isSending ? t('documents.sending', { name: state.name }) : '';
  return (
    <Card as="section" aria-label={t('documents.title')}>
      <CardHeader title={t('documents.title')} hint={t('documents.text', { days: companyDocumentDays })} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isFull && (
          <span className="relative">
            {/* Not disabled while a file is sent: it keeps the focus. */}
            <input
              id={inputId}
              type="file"
              accept={acceptedFiles('certificate')}
              aria-disabled={isSending}
              className="peer sr-only"
              onClick={(event) => isSending && event.preventDefault()}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file can be chosen again after a failure.
                target.value = '';
                if (file) void send(file);
              }}
            />
            <label htmlFor={inputId} className={uploadClass}>
              <Upload className="size-4" aria-hidden="true" />
              <span>{t('documents.add')}</span>
            </label>
          </span>
        )}
        <p className="text-sm text-soft">{t('documents.rules', { max: maxCompanyDocuments, megabytes })}</p>
      </div>
      {isSending && (
        <div className="mt-3">
          <p className="mb-2 truncate text-sm">{label}</p>
          <Progress value={state.percent} label={label} />
        </div>
      )}
      {state.phase === 'failed' && <FormError>{state.text}</FormError>}
      {documents.length > 0 && <DocumentList documents={documents} companyId={companyId} />}
    </Card>
  );
};
