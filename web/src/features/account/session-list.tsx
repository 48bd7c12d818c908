import type { OwnSession } from '#shared/contracts/own-sessions.ts';
import type { System } from '#shared/domain/device.ts';
import { formatDate, formatRelative } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CircleHelp, LogOut, Monitor, Smartphone, Tablet } from '#web/ui/icons.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useSessions } from './use-sessions.ts';

const icons: Record<System, typeof Monitor> = {
  windows: Monitor,
  macos: Monitor,
  linux: Monitor,
  chromeos: Monitor,
  android: Smartphone,
  iphone: Smartphone,
  ipad: Tablet,
};

const DeviceName = ({ device }: Pick<OwnSession, 'device'>) => {
  const t = useT();
  const { system, browser } = device ?? {};
  const parts = [system && t(`account.system.${system}`), browser && t(`account.browser.${browser}`)];
  return <bdi>{parts.filter(Boolean).join('\u00a0· ') || t('account.sessions.unknown')}</bdi>;
};

const SessionItem = ({ session }: { session: OwnSession }) => {
  const t = useT();
  const { device, is_current, created_at, last_used_at } = session;
  const Icon = device?.system ? icons[device.system] : CircleHelp;
  return (
    <div className="flex items-start gap-4 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunk text-soft">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          <DeviceName device={device} />
          {is_current && <Badge tone="success">{t('account.sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-soft">
          {[
            is_current
              ? t('account.sessions.activeNow')
              : t('account.sessions.lastUsed', { ago: formatRelative(last_used_at) }),
            t('account.sessions.since', { at: formatDate(created_at, 'time') }),
          ].join('\u00a0· ')}
        </p>
      </div>
    </div>
  );
};

// Without secrets a session has no id; two that started in one second look alike.
const keyOf = ({ created_at, last_used_at, is_current }: OwnSession) => `${created_at} ${last_used_at} ${is_current}`;

/** The devices on which the signed-in person is logged in, with the button that logs the others out. */
export const SessionList = () => {
  const t = useT();
  const { sessions, endOthers } = useSessions();
  const { data } = sessions;
  const isAlone = data?.length === 1;
  return (
    <div className="py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="sessions" className="text-lg">
            {t('account.sessions.title')}
          </h3>
          <p className="mt-0.5 text-sm text-soft">{t(isAlone ? 'account.sessions.alone' : 'account.sessions.text')}</p>
        </div>
        {data && !isAlone && (
          <Button
            variant="secondary"
            loading={endOthers.isPending}
            icon={<LogOut className="size-4 rtl:rotate-180" aria-hidden="true" />}
            onClick={() => endOthers.mutate()}
          >
            {t('account.sessions.end')}
          </Button>
        )}
      </div>
      <ListFrame
        isPart
        query={sessions}
        items={data ?? []}
        loading={<SkeletonRows rows={1} label={t('common.loading')} className="max-w-md py-3" row="h-11" />}
        failed={t('account.sessions.notLoaded')}
        empty={null}
        labelledBy="sessions"
        className="mt-2"
        rowKey={keyOf}
        card={(session) => <SessionItem session={session} />}
      />
    </div>
  );
};
