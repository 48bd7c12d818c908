import { useSearchParams } from 'react-router-dom';
import { useDashboardStats } from '#web/features/admin/dashboard-stats.ts';
import { ObjectionList } from '#web/features/admin/moderation/objection-list.tsx';
import { readSubject, subjectText } from '#web/features/admin/moderation/queue-address.ts';
import { ReportedList } from '#web/features/admin/moderation/reported-list.tsx';
import { SubjectDialog } from '#web/features/admin/moderation/subject-dialog.tsx';
import { useObjections, useReported, useWaitingRecruiters } from '#web/features/admin/moderation/use-queue.ts';
import { WaitingList } from '#web/features/admin/moderation/waiting-list.tsx';
import { useT } from '#web/lib/i18n.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = ['recruiters', 'reports', 'objections'] as const;

/** What waits for an admin's decision: recruiters to verify, what was reported, and objections. The address has tab and subject. */
export const Component = () => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'recruiters';
  const subject = tab === 'reports' ? readSubject(params.get('subject')) : undefined;
  const { query, stats } = useDashboardStats();
  const waiting = useWaitingRecruiters();
  const reported = useReported();
  const objections = useObjections();
  const counts = query.isError ? undefined : stats;
  const refresh = () => {
    for (const each of [query, waiting, reported, objections]) void each.refetch();
  };
  return (
    <>
      <ScreenHeader
        name="adminModeration"
        actions={
          <RefreshButton
            busy={waiting.isRefetching || reported.isRefetching || objections.isRefetching}
            onClick={refresh}
          />
        }
      />
      <Tabs
        label={t('moderation.tabs')}
        value={tab}
        onChange={(next) => setParams(next === 'recruiters' ? {} : { tab: next })}
        tabs={[
          {
            value: 'recruiters',
            label: t('moderation.tab.recruiters'),
            count: counts?.waitingRecruiters,
            content: <WaitingList query={waiting} />,
          },
          {
            value: 'reports',
            label: t('moderation.tab.reports'),
            count: counts?.openReports,
            content: (
              <ReportedList
                query={reported}
                onOpen={(opened) => setParams({ tab: 'reports', subject: subjectText(opened) })}
              />
            ),
          },
          {
            value: 'objections',
            label: t('moderation.tab.objections'),
            content: <ObjectionList query={objections} />,
          },
        ]}
      />
      {subject && (
        <SubjectDialog
          key={subjectText(subject)}
          subject={subject}
          onClose={() => setParams({ tab: 'reports' }, { replace: true })}
        />
      )}
    </>
  );
};
