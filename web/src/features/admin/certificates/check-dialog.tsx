import { useState } from 'react';
import type { CheckedCertificate, OpenCertificate } from '#shared/contracts/certificate-answers.ts';
import type { ScaleId } from '#shared/domain/languages/scale.ts';
import { verificationPages } from '#shared/domain/languages/verification-pages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { certificateTitle } from '#web/lib/certificate-text.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Check, Download, ExternalLink, X } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CertificateAddress } from './certificate-address.ts';
import { ClaimStatus } from './claim-status.tsx';
import { StatedFacts } from './open-list.tsx';
import { Person } from './person.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecideCertificate, useOpenCertificate } from './use-certificates.ts';

/** Where the issuer verifies certificates of this test; nothing is ever sent there automatically. */
const Issuer = ({ scale }: { scale: ScaleId }) => {
  const t = useT();
  const page = verificationPages[scale];
  if (!page) return <p className="text-sm text-soft">{t('certificateReview.issuer.none')}</p>;
  return (
    <div>
      <a
        href={page.url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-9 items-center gap-1.5 rounded-sm font-semibold text-primary hover:underline"
      >
        <ExternalLink className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        <span>{t(`certificateReview.issuer.${page.kind}`)}</span>
        <span className="sr-only">{` ${t('certificateReview.newTab')}`}</span>
      </a>
      <p className="text-sm text-soft">
        {t('certificateReview.issuer.source', { host: new URL(page.source).host, date: formatDate(page.read_on) })}
      </p>
    </div>
  );
};

const Decision = ({ certificate, onDone }: { certificate: OpenCertificate; onDone: () => void }) => {
  const t = useT();
  const [asking, setAsking] = useState<'confirm' | 'reject'>();
  const decide = useDecideCertificate(certificate);
  const settled = { onSuccess: onDone, onError: () => setAsking(undefined) };
  return (
    <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-5">
      <Button
        variant="secondary"
        icon={<X className="size-4" aria-hidden="true" />}
        onClick={() => setAsking('reject')}
      >
        {t('certificateReview.reject')}
      </Button>
      <Button icon={<Check className="size-4" aria-hidden="true" />} onClick={() => setAsking('confirm')}>
        {t('certificateReview.confirm')}
      </Button>
      <ConfirmDialog
        open={asking === 'confirm'}
        onOpenChange={() => setAsking(undefined)}
        title={t('certificateReview.confirmAsk')}
        text={t('certificateReview.confirmText')}
        confirmLabel={t('certificateReview.confirm')}
        danger={false}
        busy={decide.isPending}
        onConfirm={() => decide.mutate({ decision: 'confirm' }, settled)}
      />
      <RejectDialog
        certificate={certificate.id}
        open={asking === 'reject'}
        busy={decide.isPending}
        onOpenChange={() => setAsking(undefined)}
        onReject={(reason, note) => decide.mutate({ decision: 'reject', reason, note }, settled)}
      />
    </div>
  );
};

/** What one account claims: its name, what is stated, and the document. */
const Claim = ({ claim }: { claim: CheckedCertificate['others'][number] }) => {
  const t = useT();
  return (
    <div className="min-w-0 space-y-3">
      <p className="text-sm">
        <span className="block text-soft">{t('certificateReview.name')}</span>
        <Person id={claim.candidate_id} name={claim.candidate_name} />
      </p>
      <StatedFacts certificate={claim} />
      {claim.document && (
        <a href={claim.document} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary', 'sm')}>
          <Download className="size-4" aria-hidden="true" />
          <span>{t('certificateReview.document')}</span>
          <span className="sr-only">{` ${t('certificateReview.newTab')}`}</span>
        </a>
      )}
    </div>
  );
};

/** The certificate, beside those of other accounts that claim its number. */
const Claims = ({ certificate }: { certificate: CheckedCertificate }) => {
  const t = useT();
  const { others } = certificate;
  if (others.length === 0) return <Claim claim={certificate} />;
  return (
    <>
      <Notice>{t('certificateReview.others')}</Notice>
      <ul className="grid gap-5 sm:grid-cols-2">
        {[certificate, ...others].map((claim, place) => (
          <li key={claim.id} className="min-w-0 space-y-2">
            <h3 className="flex flex-wrap items-center gap-2 text-base">
              <span>{t(place === 0 ? 'certificateReview.claim.own' : 'certificateReview.claim.other')}</span>
              <ClaimStatus status={claim.status} />
            </h3>
            <Claim claim={claim} />
          </li>
        ))}
      </ul>
    </>
  );
};

/** One certificate: what is stated, the document, the issuer's page, and the decision. */
export const CheckDialog = ({ address, onClose }: { address: CertificateAddress; onClose: () => void }) => {
  const t = useT();
  const nameOf = useLanguageNames();
  const certificate = useOpenCertificate(address);
  const { data, error } = certificate;
  const isClosed = error instanceof ApiError && error.status === 404;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={data ? certificateTitle(data, nameOf) : t('certificateReview.pageTitle')}
    >
      {certificate.isPending && (
        <div role="status">
          <span className="sr-only">{t('certificateReview.loading')}</span>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {isClosed && <Notice>{t('certificateReview.closed')}</Notice>}
      {!isClosed && certificate.isError && (
        <ErrorState title={t('certificateReview.detailsFailed')} query={certificate} />
      )}
      {data && !certificate.isError && (
        <div className="space-y-5">
          <Claims certificate={data} />
          <p className="text-sm text-soft">{t('certificateReview.documentHint')}</p>
          <Issuer scale={data.scale} />
          <Decision certificate={data} onDone={onClose} />
        </div>
      )}
    </Dialog>
  );
};
