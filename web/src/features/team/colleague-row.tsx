import { useState } from 'react';
import type { Colleague } from '#shared/contracts/company.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { UserRoundX } from '#web/ui/icons.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { roleLabel, roleOf, roleOptions } from './roles.ts';
import { useChangeRole, useInterviewsPass, useLimitViews, useRemoveColleague } from './use-team.ts';

const limits = [0, 5, 10, 25, 50, 100, 250];

/** How many views of the plan an owner allows a colleague. */
const ViewLimit = ({ colleague }: { colleague: Colleague }) => {
  const t = useT();
  const { name, max_views } = colleague;
  const change = useLimitViews(colleague.id);
  const shown = change.isPending ? change.variables : (max_views ?? null);
  const offered = [...new Set([...limits, ...(max_views === undefined ? [] : [max_views])])].sort((a, b) => a - b);
  return (
    <Select
      className="min-w-0 flex-1 basis-full sm:w-36 sm:flex-none sm:basis-auto"
      label={t('team.viewsOf', { name })}
      hideLabel
      options={[
        { value: '', label: t('team.viewsAll') },
        ...offered.map((count) => ({ value: String(count), label: t('team.viewsSome', { count }) })),
      ]}
      value={shown === null ? '' : String(shown)}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate(target.value === '' ? null : Number(target.value))}
    />
  );
};

/** What an owner changes of a colleague: the role is saved when it is chosen, the removal needs a confirmation. */
const Changes = ({ colleague, founder }: { colleague: Colleague; founder: string }) => {
  const { id, name, role, interviews } = colleague;
  const t = useT();
  const [isConfirming, setConfirming] = useState(false);
  const passing = useInterviewsPass(interviews, founder);
  const change = useChangeRole(id, passing);
  const removal = useRemoveColleague(id);
  return (
    <div className="flex flex-wrap items-end gap-2 sm:flex-nowrap">
      {role !== 'viewer' && <ViewLimit colleague={colleague} />}
      <Select
        className="min-w-0 flex-1 sm:w-44 sm:flex-none"
        label={t('team.roleOf', { name })}
        hideLabel
        options={roleOptions(t)}
        value={change.isPending ? change.variables : role}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(roleOf(target.value))}
      />
      <IconButton label={t('team.remove', { name })} onClick={() => setConfirming(true)}>
        <UserRoundX className="size-5" aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('team.removeTitle', { name })}
        text={t('team.removeText')}
        confirmLabel={t('team.removeConfirm')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate(undefined, { onSettled: () => setConfirming(false) })}
      >
        {passing && <Notice>{passing}</Notice>}
      </ConfirmDialog>
    </div>
  );
};

/** A person of the company: who, since when, and what they may do. */
export const ColleagueRow = ({
  colleague,
  founder,
  isSelf,
  canChange,
}: {
  colleague: Colleague;
  /** The founder's name: who gets the interviews of one who leaves. */
  founder: string;
  isSelf: boolean;
  canChange: boolean;
}) => {
  const t = useT();
  const { name, email, role, joined_at } = colleague;
  return (
    <div className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <Avatar name={name} className="size-11" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
            {isSelf && <Badge tone="primary">{t('team.you')}</Badge>}
          </p>
          <p className="text-sm wrap-anywhere text-soft">
            <bdi>{email}</bdi>
          </p>
          <p className="text-sm text-soft">
            {colleague.max_views !== undefined && (
              <span className="block">
                {t('team.viewsUsed', { used: colleague.views_used ?? 0, max: colleague.max_views })}
              </span>
            )}
            <span>{joined_at === null ? t('team.founder') : t('team.since', { date: formatDate(joined_at) })}</span>
          </p>
        </div>
        {!canChange && <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{t(roleLabel(role))}</Badge>}
      </div>
      {canChange && <Changes {...{ colleague, founder }} />}
    </div>
  );
};
