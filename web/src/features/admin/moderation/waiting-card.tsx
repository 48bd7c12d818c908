import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { dayMs, type IsoInstant, toEpochMs } from '#shared/domain/time.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { shortAddress } from '#web/lib/links.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Clock, ShieldCheck, UserRoundSearch, UserRoundX } from '#web/ui/icons.ts';
import { Contact } from '../contact.tsx';

const CompanyPage = ({ recruiter: { about, website, location } }: { recruiter: WaitingRecruiter }) => {
  const t = useT();
  return (
    <section>
      <h3 className="mb-1 text-sm font-semibold">{t('moderation.recruiters.about')}</h3>
      {about || website || location ? (
        <div className="max-w-prose space-y-1 text-sm wrap-anywhere">
          {about && (
            <p dir="auto" className="whitespace-pre-line">
              {about}
            </p>
          )}
          {location && (
            <p>
              <bdi>{location}</bdi>
            </p>
          )}
          {website && (
            <p>
              <a
                href={website}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="rounded-sm text-primary underline"
              >
                <bdi dir="ltr">{shortAddress(website)}</bdi>
                <span className="sr-only">{` ${t('moderation.recruiters.newTab')}`}</span>
              </a>
            </p>
          )}
        </div>
      ) : (
        <p className="text-sm text-soft">{t('moderation.recruiters.noAbout')}</p>
      )}
    </section>
  );
};

/** Whole days since an instant. */
const daysSince = (at: IsoInstant): number => Math.max(0, Math.floor((Date.now() - toEpochMs(at)) / dayMs));

interface Decisions {
  onVerify: () => void;
  onRefuse: () => void;
  /** Whether the refusal is being sent. */
  isRefusing: boolean;
}

const Actions = ({
  of: { email, company_name: name },
  onVerify,
  onRefuse,
  isRefusing,
}: Decisions & { of: WaitingRecruiter }) => {
  const t = useT();
  return (
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:justify-end sm:gap-3">
      <ButtonLink
        variant="secondary"
        className="max-sm:order-1"
        icon={<UserRoundSearch className="size-4" aria-hidden="true" />}
        aria-label={t('moderation.recruiters.detailsOf', { name })}
        to={linkTo('adminUsers', {}, { tab: 'recruiters', q: email })}
      >
        {t('moderation.recruiters.details')}
      </ButtonLink>
      <Button
        variant="danger"
        className="max-sm:order-2"
        loading={isRefusing}
        icon={<UserRoundX className="size-4" aria-hidden="true" />}
        aria-label={t('moderation.recruiters.deactivate', { name })}
        onClick={onRefuse}
      >
        {t('adminUsers.change.deactivate')}
      </Button>
      <Button
        className="max-sm:col-span-2"
        icon={<ShieldCheck className="size-4" aria-hidden="true" />}
        aria-label={t('admin.recruiters.verifyName', { name })}
        onClick={onVerify}
      >
        {t('admin.recruiters.verify')}
      </Button>
    </div>
  );
};

/** A recruiter who waits to be verified: what an admin compares, where to find more, and the decision. */
export const WaitingCard = ({ recruiter, ...decisions }: Decisions & { recruiter: WaitingRecruiter }) => {
  const t = useT();
  const { id, name, company_name, created_at, waiting_since, total_jobs } = recruiter;
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">
            <bdi>{company_name}</bdi>
          </h2>
          <p className="text-soft wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
        </div>
        <Badge tone="warning">
          <Clock className="size-3.5" aria-hidden="true" />
          <span>{t('moderation.recruiters.waiting', { days: daysSince(waiting_since) })}</span>
        </Badge>
      </div>
      <div className="mt-4 grid gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="space-y-2 text-sm">
          <Contact of={recruiter} />
        </div>
        <CompanyPage recruiter={recruiter} />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 max-sm:block max-sm:space-y-3">
        <p className="text-sm text-soft tabular-nums">
          {[
            t('admin.recruiters.id', { id: String(id) }),
            t('moderation.recruiters.signedUp', { date: formatDate(created_at) }),
            t('moderation.recruiters.jobs', { count: total_jobs }),
          ].join('\u00a0· ')}
        </p>
        <Actions of={recruiter} {...decisions} />
      </div>
    </Card>
  );
};
