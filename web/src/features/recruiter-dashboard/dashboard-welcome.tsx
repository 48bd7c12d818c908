import type { ReactNode } from 'react';
import { linkTo } from '#web/config/links.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { companyIdOf } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Building2, CircleCheck } from '#web/ui/icons.ts';

/** The badge of a verified account; `verified` undefined: not known yet, its place is reserved. */
export const VerifiedBadge = ({ verified }: { verified: boolean | undefined }) => {
  const t = useT();
  if (verified === false) return null;
  return (
    <Badge tone="success" className={cx(verified === undefined && 'invisible')}>
      <CircleCheck className="size-3.5" aria-hidden="true" />
      <span>{t('recruiters.dashboard.verified')}</span>
    </Badge>
  );
};

/** Greets the recruiter, with the account's badge beside the name. Makes no call, so that it is painted first. */
export const DashboardWelcome = ({ badge }: { badge: ReactNode }) => {
  const t = useT();
  const user = useSession()?.user;
  return (
    <header className="rounded-xl bg-board px-5 py-7 text-board-ink sm:px-8 sm:py-9">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl wrap-anywhere">{t('recruiters.dashboard.welcome', { name: user?.name ?? '' })}</h1>
        {badge}
      </div>
      <p className="mt-2 text-lg text-board-soft wrap-anywhere">
        {user?.company_name
          ? t('recruiters.dashboard.hiringFor', { company: user.company_name })
          : t('recruiters.dashboard.hiring')}
      </p>
      {user && (
        <ButtonLink
          to={linkTo('company', { recruiterId: companyIdOf(user) })}
          variant="onBoard"
          size="sm"
          className="mt-4"
          icon={<Building2 className="size-4" aria-hidden="true" />}
        >
          {t('recruiters.dashboard.companyPage')}
        </ButtonLink>
      )}
    </header>
  );
};
