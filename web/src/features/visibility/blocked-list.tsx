import type { Visibility } from '#shared/contracts/visibility.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { AtSign, Building2 } from '#web/ui/icons.ts';
import { DomainForm } from './domain-form.tsx';
import { useChangeVisibility } from './use-visibility.ts';

type Blocked = Visibility['blocked'][number];

const BlockedItem = ({ blocked: { company_id, name, blocked_at } }: { blocked: Blocked }) => {
  const t = useT();
  const change = useChangeVisibility();
  const Icon = company_id === null ? AtSign : Building2;
  const unblock = company_id === null ? { domain: name } : { company_id };
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon className="size-5 shrink-0 text-soft" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-soft">{t('visibility.blocked.since', { date: formatDate(blocked_at) })}</p>
      </div>
      <Button
        variant="quiet"
        size="sm"
        loading={change.isPending}
        aria-label={t('visibility.blocked.removeNamed', { name })}
        onClick={() => change.mutate({ unblock })}
      >
        {t('visibility.blocked.remove')}
      </Button>
    </li>
  );
};

/** Who never sees the candidate, and the field that adds a mail domain. */
export const BlockedList = ({ blocked }: Pick<Visibility, 'blocked'>) => {
  const t = useT();
  return (
    <section aria-labelledby="blocked" className="py-5">
      <h3 id="blocked" className="text-lg">
        {t('visibility.blocked.title')}
      </h3>
      <p className="mt-0.5 text-sm text-soft">{t('visibility.blocked.text')}</p>
      {blocked.length > 0 && (
        <ul aria-labelledby="blocked" className="mt-2 divide-y divide-line">
          {blocked.map((each) => (
            <BlockedItem key={`${each.company_id} ${each.name}`} blocked={each} />
          ))}
        </ul>
      )}
      <DomainForm />
    </section>
  );
};
