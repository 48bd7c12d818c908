import { useState } from 'react';
import type { ListedRecruiter } from '#shared/contracts/admin-lists.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ShieldCheck, ShieldOff } from '#web/ui/icons.ts';
import { Table } from '#web/ui/table.tsx';
import { Contact } from './contact.tsx';
import { UnverifyDialog } from './unverify-dialog.tsx';
import { useVerification } from './use-verification.ts';

const Who = ({ recruiter: { id, name, company_name, works_in } }: { recruiter: ListedRecruiter }) => {
  const t = useT();
  return (
    <>
      <span className="md:flex md:max-w-96 md:items-baseline md:gap-2">
        <span className="block font-semibold md:max-w-60 md:shrink-0 md:truncate">
          <bdi>{name}</bdi>
        </span>
        <span className="block md:truncate">
          <bdi>{company_name}</bdi>
        </span>
      </span>
      <span className="block text-xs text-soft tabular-nums">
        <span>{t('admin.recruiters.id', { id: String(id) })}</span>
        {works_in && (
          <span className="before:content-['_·_']">
            {t('admin.recruiters.worksIn', { company: works_in.company_name ?? '', id: String(works_in.id) })}
          </span>
        )}
      </span>
    </>
  );
};

const Status = ({ recruiter }: { recruiter: ListedRecruiter }) => {
  const t = useT();
  const { verified, is_active, address_changed_at, works_in } = recruiter;
  return (
    <span className="inline-flex flex-wrap justify-end gap-1.5 md:justify-start">
      {works_in ? (
        <Badge>{t('admin.recruiters.colleague')}</Badge>
      ) : (
        <Badge tone={verified ? 'success' : 'warning'}>
          {t(verified ? 'admin.recruiters.verified' : 'admin.recruiters.unverified')}
        </Badge>
      )}
      {address_changed_at !== undefined && <Badge tone="warning">{t('admin.recruiters.addressChanged')}</Badge>}
      {!is_active && <Badge>{t('admin.recruiters.deactivated')}</Badge>}
    </span>
  );
};

/** Recruiters with their contact, their verification, and the button that changes it. */
export const RecruiterTable = ({ recruiters }: { recruiters: readonly ListedRecruiter[] }) => {
  const t = useT();
  const { isProcessing, setVerified } = useVerification();
  const [unverifying, setUnverifying] = useState<ListedRecruiter>();
  const action = (recruiter: ListedRecruiter) => {
    const { id, name, verified, address_changed_at, works_in } = recruiter;
    // Their company is verified, by its founder's row.
    if (works_in) return null;
    const Icon = verified ? ShieldOff : ShieldCheck;
    const change = (
      <Button
        size="sm"
        variant={verified ? 'secondary' : 'primary'}
        className="w-full md:w-auto md:min-w-28"
        loading={isProcessing(id)}
        icon={<Icon className="size-4" aria-hidden="true" />}
        aria-label={t(verified ? 'admin.recruiters.unverifyName' : 'admin.recruiters.verifyName', { name })}
        onClick={() => (verified ? setUnverifying(recruiter) : setVerified(recruiter, true))}
      >
        {t(verified ? 'admin.recruiters.unverify' : 'admin.recruiters.verify')}
      </Button>
    );
    if (address_changed_at === undefined) return change;
    return (
      <span className="flex flex-wrap justify-end gap-2">
        <Button
          size="sm"
          className="w-full md:w-auto md:min-w-28"
          loading={isProcessing(id)}
          icon={<ShieldCheck className="size-4" aria-hidden="true" />}
          aria-label={t('admin.recruiters.verifyAgainName', { name })}
          onClick={() => setVerified(recruiter, true)}
        >
          {t('admin.recruiters.verifyAgain')}
        </Button>
        {change}
      </span>
    );
  };
  return (
    <>
      <Table
        caption={t('admin.recruiters.pageTitle')}
        rows={recruiters}
        rowKey={({ id }) => id}
        isDense
        columns={[
          {
            key: 'recruiter',
            header: t('admin.recruiters.column.recruiter'),
            stacked: true,
            cell: (row) => <Who recruiter={row} />,
          },
          {
            key: 'contact',
            header: t('admin.recruiters.column.contact'),
            stacked: true,
            cell: (row) => <Contact of={row} isDense />,
          },
          { key: 'status', header: t('admin.recruiters.column.status'), cell: (row) => <Status recruiter={row} /> },
          { key: 'actions', header: t('admin.recruiters.column.actions'), stacked: true, align: 'end', cell: action },
        ]}
      />
      <UnverifyDialog
        recruiter={unverifying}
        onClose={() => setUnverifying(undefined)}
        onConfirm={(recruiter, stated) => setVerified(recruiter, false, stated)}
      />
    </>
  );
};
