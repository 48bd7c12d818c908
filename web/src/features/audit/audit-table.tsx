import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '#shared/contracts/audit.ts';
import type { AuditAction } from '#shared/domain/audit.ts';
import { linkTo } from '#web/config/links.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { linkOfTarget } from './entry-target.ts';
import { useAdminNames } from './use-admin-names.ts';

const tones: Record<AuditAction, Tone> = {
  recruiter_verified: 'success',
  recruiter_unverified: 'warning',
  recruiter_details_changed: 'primary',
  admin_created: 'success',
  admin_details_changed: 'primary',
  user_deactivated: 'warning',
  user_reactivated: 'success',
  user_deleted: 'danger',
  user_erased: 'danger',
  job_deleted: 'danger',
  application_changed: 'primary',
  payment_confirmed: 'success',
  payment_refunded: 'warning',
  subscription_created: 'success',
  subscription_changed: 'primary',
  subscription_end_changed: 'primary',
  subscription_deleted: 'danger',
  plan_created: 'success',
  plan_changed: 'primary',
  plan_deleted: 'danger',
  reports_dismissed: 'neutral',
  taken_down: 'danger',
  objection_answered: 'primary',
  job_restored: 'success',
  certificate_confirmed: 'success',
  certificate_rejected: 'danger',
  duplicate_dismissed: 'neutral',
  attestation_revoked: 'danger',
  person_read: 'neutral',
  documents_read: 'neutral',
  messages_read: 'neutral',
  people_listed: 'neutral',
};

const linkClass = 'rounded-sm font-semibold text-primary hover:underline';

/** Admins open their own screen, master admins everybody's. */
const useMaySee = () => {
  const session = useSession();
  return (id: number) => session?.userType === 'master_admin' || session?.user.id === id;
};

const Actor = ({ actor: { type, id } }: Pick<AuditEntry, 'actor'>) => {
  const t = useT();
  const { nameOf } = useAdminNames();
  const maySee = useMaySee();
  if (type === 'recruiter')
    return <span>{t('audit.targetNumber', { target: t('audit.target.recruiter'), id: String(id) })}</span>;
  const name = <bdi>{nameOf(id)}</bdi>;
  return (
    <>
      <span className="block">
        {maySee(id) ? (
          <Link to={linkTo('adminProfile', { adminId: id })} className={linkClass}>
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
      </span>
      {type === 'master_admin' && <span className="block text-xs text-soft">{t('audit.role.master_admin')}</span>}
    </>
  );
};

/** The people of a list that was read, folded away behind their number. */
const People = ({ type, ids }: { type: AuditEntry['target']['type']; ids: readonly number[] }) => {
  const t = useT();
  return (
    <details className="group">
      <summary className="-my-3 flex min-h-11 cursor-pointer items-center justify-end gap-1.5 rounded-sm font-semibold text-primary md:justify-start">
        <span>
          {t(`audit.people.${type === 'candidate' || type === 'recruiter' ? type : 'admin'}`, { count: ids.length })}
        </span>
        <ChevronDown className="size-4 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="mt-3 flex max-w-md flex-wrap justify-end gap-x-3 gap-y-1 md:justify-start">
        {ids.map((id) => (
          <li key={id}>
            <TargetLink target={{ type, id }}>{t('audit.number', { id: String(id) })}</TargetLink>
          </li>
        ))}
      </ul>
    </details>
  );
};

const TargetLink = ({ target, children }: { target: AuditEntry['target']; children: ReactNode }) => {
  const maySee = useMaySee();
  const link = target.type === 'admin' && !maySee(Number(target.id)) ? null : linkOfTarget(target);
  if (link === null) return <span className="tabular-nums">{children}</span>;
  return (
    <Link to={link} className={`${linkClass} tabular-nums`}>
      {children}
    </Link>
  );
};

const About = ({ entry: { target, ids } }: { entry: AuditEntry }) => {
  const t = useT();
  const { knownName } = useAdminNames();
  if (ids) return <People type={target.type} ids={ids} />;
  const number = t('audit.targetNumber', { target: t(`audit.target.${target.type}`), id: String(target.id ?? '') });
  const name = target.type === 'admin' ? knownName(Number(target.id)) : target.name;
  if (!name) return <TargetLink target={target}>{number}</TargetLink>;
  return (
    <>
      <span className="block wrap-anywhere">
        <TargetLink target={target}>
          <bdi>{name}</bdi>
        </TargetLink>
      </span>
      <span className="block text-xs text-soft tabular-nums">{number}</span>
    </>
  );
};

/** Entries of the audit trail; `withActor` where they are not all one admin's. */
export const AuditTable = ({ entries, withActor }: { entries: readonly AuditEntry[]; withActor: boolean }) => {
  const t = useT();
  const actor: Column<AuditEntry> = {
    key: 'admin',
    header: t('audit.column.admin'),
    cell: (entry) => <Actor actor={entry.actor} />,
  };
  return (
    <Table
      caption={t('audit.pageTitle')}
      rows={entries}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'at',
          header: t('audit.column.at'),
          cell: ({ at }) => (
            <time dateTime={at} title={at} className="whitespace-nowrap tabular-nums">
              {formatDate(at, 'time')}
            </time>
          ),
        },
        ...(withActor ? [actor] : []),
        {
          key: 'action',
          header: t('audit.column.action'),
          cell: ({ action }) => <Badge tone={tones[action]}>{t(`audit.action.${action}`)}</Badge>,
        },
        { key: 'target', header: t('audit.column.target'), cell: (entry) => <About entry={entry} /> },
      ]}
    />
  );
};
