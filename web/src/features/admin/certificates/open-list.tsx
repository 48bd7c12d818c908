import type { OpenCertificate } from '#shared/contracts/certificate-answers.ts';
import { scaleNames } from '#shared/domain/languages/scale.ts';
import { dayMs, type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { certificateFacts, certificateTitle, resultTexts } from '#web/lib/certificate-text.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageNames } from '#web/lib/language-names.ts';
import { useItems } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BadgeCheck, Clock, FileSearch } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonCards } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { type LoadErrorTexts, loadErrorText, recruitersErrorTexts } from '../load-errors.ts';
import { Person } from './person.tsx';
import type { useOpenCertificates } from './use-certificates.ts';

export const errorTexts: LoadErrorTexts = { ...recruitersErrorTexts, failed: 'certificateReview.failed' };

/** Whole days since an instant. */
const daysSince = (at: IsoInstant): number => Math.max(0, Math.floor((Date.now() - toEpochMs(at)) / dayMs));

/** What a certificate states, as its owner entered it. */
export const StatedFacts = ({ certificate }: { certificate: OpenCertificate }) => (
  <div className="text-sm">
    {resultTexts(certificate).map((text) => (
      <p key={text}>{text}</p>
    ))}
    <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
      {certificateFacts(certificate).map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-1.5">
          <dt className="text-soft">{label}</dt>
          <dd className="wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

const OpenCard = ({ certificate, onCheck }: { certificate: OpenCertificate; onCheck: () => void }) => {
  const t = useT();
  const nameOf = useLanguageNames();
  const { candidate_id, candidate_name, scale, uploaded_at } = certificate;
  const name = candidate_name ?? t('certificateReview.gonePerson', { id: String(candidate_id) });
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{certificateTitle(certificate, nameOf)}</h2>
          <Person id={candidate_id} name={candidate_name} />
        </div>
        <Badge tone="warning">
          <Clock className="size-3.5" aria-hidden="true" />
          <span>{t('certificateReview.waiting', { days: daysSince(uploaded_at) })}</span>
        </Badge>
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <StatedFacts certificate={certificate} />
        <Button
          size="sm"
          className="max-sm:w-full"
          icon={<FileSearch className="size-4" aria-hidden="true" />}
          aria-label={t('certificateReview.checkOf', { scale: scaleNames[scale], name })}
          onClick={onCheck}
        >
          {t('certificateReview.check')}
        </Button>
      </div>
    </Card>
  );
};

/** The certificates that wait to be checked, in all states of the list. */
export const OpenList = ({
  query,
  onCheck,
}: {
  query: ReturnType<typeof useOpenCertificates>;
  onCheck: (certificate: OpenCertificate) => void;
}) => {
  const t = useT();
  return (
    <ListFrame
      query={query}
      items={useItems(query)}
      failed={(error) => loadErrorText(error, errorTexts)}
      loading={<SkeletonCards label={t('certificateReview.loading')} count={3} />}
      empty={
        <EmptyState icon={<BadgeCheck aria-hidden="true" />} title={t('certificateReview.none')}>
          {t('certificateReview.noneHint')}
        </EmptyState>
      }
      className="grid gap-4"
      rowKey={idOf}
      card={(certificate) => <OpenCard certificate={certificate} onCheck={() => onCheck(certificate)} />}
    />
  );
};
