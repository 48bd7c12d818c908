import type { OwnCertificate } from '#shared/contracts/certificate-answers.ts';
import type { CertificateStatus } from '#shared/domain/languages/certificate.ts';
import { certificateFacts, certificateTitle, resultTexts } from '#web/lib/certificate-text.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { BadgeCheck, CircleX, Clock, Download, type IconComponent, Trash2 } from '#web/ui/icons.ts';

const looks: Record<CertificateStatus, { tone: Tone; Icon: IconComponent }> = {
  open: { tone: 'warning', Icon: Clock },
  checked: { tone: 'success', Icon: BadgeCheck },
  rejected: { tone: 'danger', Icon: CircleX },
};

const Rejection = ({ rejection }: { rejection: NonNullable<OwnCertificate['rejection']> }) => {
  const t = useT();
  return (
    <div className="mt-3 rounded-md bg-danger-tint px-3.5 py-2.5 text-sm text-danger">
      <p>{`${t(`certificates.reason.${rejection.reason}`)} ${t('certificates.deletedDocument')}`}</p>
      {rejection.note && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {rejection.note}
        </p>
      )}
    </div>
  );
};

/** One of the own certificates, with its state. `isUsed`: it still proves something that the languages state. */
export const CertificateItem = ({
  certificate,
  isUsed,
  onDelete,
}: {
  certificate: OwnCertificate;
  isUsed: boolean;
  onDelete: () => void;
}) => {
  const t = useT();
  const { status, document, rejection, uploaded_at } = certificate;
  const { tone, Icon } = looks[status];
  const name = certificateTitle(certificate, useLanguageNames());
  const uploaded = { label: t('certificates.fact.uploaded'), value: formatDate(uploaded_at) };
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-base font-semibold wrap-anywhere">{name}</h3>
        <Badge tone={tone}>
          <Icon className="size-3.5" aria-hidden="true" />
          <span>{t(`certificates.status.${status}`)}</span>
        </Badge>
      </div>
      {resultTexts(certificate).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
        {[...certificateFacts(certificate), uploaded].map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-1.5">
            <dt>{label}</dt>
            <dd className="text-ink wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {rejection && <Rejection rejection={rejection} />}
      {!isUsed && status !== 'rejected' && <p className="mt-2 text-sm text-warning">{t('certificates.unused')}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {document && (
          <a
            href={document}
            rel="noreferrer"
            className={buttonClass('secondary', 'sm')}
            aria-label={t('certificates.downloadOf', { name })}
          >
            <Download className="size-4" aria-hidden="true" />
            <span>{t('certificates.download')}</span>
          </a>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={<Trash2 className="size-4" aria-hidden="true" />}
          aria-label={t('certificates.deleteOf', { name })}
          onClick={onDelete}
        >
          {t('certificates.delete')}
        </Button>
      </div>
    </li>
  );
};
