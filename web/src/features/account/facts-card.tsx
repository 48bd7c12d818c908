import type { ReactNode } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { Building2, CalendarDays, House, Mail, Phone } from '#web/ui/icons.ts';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What every kind of account has. */
export interface Facts {
  name: string;
  email: string;
  phone: string;
  address: string;
  company_name?: string;
  created_at: string;
}

interface FactsQuery {
  data: Facts | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}

const lines = ['email', 'phone', 'address', 'since'];

const Loading = () => {
  const t = useT();
  const hasCompany = useSession()?.userType !== 'candidate';
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{t('common.loading')}</span>
      <div className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full!" />
        <Skeleton className="h-7 w-40" />
      </div>
      {(hasCompany ? ['company', ...lines] : lines).map((key) => (
        <Skeleton key={key} className="h-11 w-full" />
      ))}
    </div>
  );
};

/** Who the account is: name, kind and contact details. `children` follow the facts, such as the way to edit them. */
export const FactsCard = ({ query, kind, children }: { query: FactsQuery; kind: ReactNode; children?: ReactNode }) => {
  const t = useT();
  const { data } = query;
  if (!data && !query.isPending) {
    const isMissing = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
    return isMissing ? (
      <ErrorState title={t('account.facts.missing')} />
    ) : (
      <ErrorState title={t('account.facts.failed')} query={query} />
    );
  }
  const orNone = (text: string) => text || <span className="text-soft">{t('account.facts.none')}</span>;
  return (
    <Card as="section" aria-labelledby="account-facts" className="lg:sticky lg:top-22">
      <h2 id="account-facts" className="sr-only">
        {t('account.facts.title')}
      </h2>
      {data ? (
        <>
          <div className="flex items-start gap-4">
            <Avatar name={data.name} className="size-16! text-2xl!" />
            <div className="flex min-h-16 min-w-0 flex-col justify-center">
              <p className="font-display text-2xl font-semibold wrap-anywhere">
                <bdi>{data.name}</bdi>
              </p>
              <div className="mt-1 flex flex-wrap gap-1.5">{kind}</div>
            </div>
          </div>
          <dl className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
            {data.company_name !== undefined && (
              <Fact icon={<Building2 aria-hidden="true" />} label={t('account.facts.company')}>
                <bdi>{orNone(data.company_name)}</bdi>
              </Fact>
            )}
            <Fact icon={<Mail aria-hidden="true" />} label={t('account.facts.email')}>
              <bdi dir="ltr">{data.email}</bdi>
            </Fact>
            <Fact icon={<Phone aria-hidden="true" />} label={t('account.facts.phone')}>
              {data.phone ? <PhoneNumber>{data.phone}</PhoneNumber> : orNone('')}
            </Fact>
            <Fact icon={<House aria-hidden="true" />} label={t('account.facts.address')}>
              <bdi>{orNone(data.address)}</bdi>
            </Fact>
            <Fact icon={<CalendarDays aria-hidden="true" />} label={t('account.facts.since')}>
              {formatDate(data.created_at, 'long')}
            </Fact>
          </dl>
        </>
      ) : (
        <Loading />
      )}
      {children && <div className="mt-6 border-t border-line pt-5">{children}</div>}
    </Card>
  );
};
