import { useQuery } from '@tanstack/react-query';
import { type SupportContact, systemCalls } from '#shared/contracts/system.ts';
import { useT } from '#web/lib/i18n.ts';
import { mailto } from '#web/lib/links.ts';
import { queryOf } from '#web/lib/query.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { Card } from '#web/ui/card.tsx';
import { LifeBuoy, Mail, Phone } from '#web/ui/icons.ts';

/** The operator's contact; undefined while it is not known, or where the deployment has none. */
const useSupportContact = (): SupportContact | undefined => {
  const { data } = useQuery(
    {
      ...queryOf(systemCalls.support, {}),
      staleTime: Number.POSITIVE_INFINITY,
    },
    // The landing page has no provider of it.
    queryClient,
  );
  return data?.email || data?.phone ? data : undefined;
};

const link =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded-sm font-semibold text-primary hover:underline sm:min-h-9';

const Ways = ({ email, phone }: SupportContact) => (
  <span className="inline-flex max-w-full flex-wrap gap-x-5 text-sm">
    {email && (
      <a href={mailto(email)} className={link}>
        <Mail className="size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">{email}</span>
      </a>
    )}
    {phone && (
      <a href={`tel:${phone.replaceAll(/[^+0-9]/g, '')}`} className={link}>
        <Phone className="size-4 shrink-0" aria-hidden="true" />
        <bdi dir="ltr">{phone}</bdi>
      </a>
    )}
  </span>
);

/** How to get help, at the end of a page. Nothing without a contact. */
export const SupportEnd = () => {
  const t = useT();
  const contact = useSupportContact();
  return (
    contact && (
      <div className="mt-4">
        <p className="text-sm text-soft">{t('common.support.text')}</p>
        <Ways {...contact} />
      </div>
    )
  );
};

/** How to get help, below the text of an error page. Nothing without a contact. */
export const SupportLine = () => {
  const t = useT();
  const contact = useSupportContact();
  return (
    contact && (
      <div className="mt-8 text-sm">
        <p className="text-soft">{t('common.support.text')}</p>
        <Ways {...contact} />
      </div>
    )
  );
};

/** How to get help, as a part of the account screen. Nothing without a contact. */
export const SupportCard = () => {
  const t = useT();
  const contact = useSupportContact();
  return (
    contact && (
      <Card as="section" aria-labelledby="support">
        <h2 id="support" className="flex items-center gap-2.5 text-xl">
          <LifeBuoy className="size-5 shrink-0 text-soft" aria-hidden="true" />
          <span>{t('common.support.title')}</span>
        </h2>
        <p className="mt-2 text-soft">{t('common.support.text')}</p>
        <Ways {...contact} />
      </Card>
    )
  );
};
