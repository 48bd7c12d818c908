import { useLocation, useParams } from 'react-router-dom';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { InviteButton } from '#web/features/interviews/invite-button.tsx';
import { OpenThread } from '#web/features/messages/open-thread.tsx';
import { ThreadList } from '#web/features/messages/thread-list.tsx';
import { companyOf, useOtherSubject } from '#web/features/messages/thread-names.ts';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { BlockCompanyButton } from '#web/features/visibility/block-company-button.tsx';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { DenseHeader } from '#web/ui/dense-header.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MessageCircle } from '#web/ui/icons.ts';

/** The title of a job in the state of a navigation; that may be absent or of another version of the site. */
const jobTitleIn = (state: unknown): string | undefined => {
  const { jobTitle }: { jobTitle?: unknown } = state ?? {};
  return typeof jobTitle === 'string' ? jobTitle : undefined;
};

/** The threads of a candidate or a company: list and thread side by side, on a phone one after the other. */
export const Component = () => {
  const t = useT();
  const { threadId } = useParams();
  const session = useSession();
  const other = useOtherSubject(threadId);
  const jobTitle = jobTitleIn(useLocation().state);
  return (
    <>
      {threadId && <h1 className="sr-only lg:hidden">{t('messages.title')}</h1>}
      <div className={cx(threadId && 'max-lg:hidden')}>
        <DenseHeader title={t('messages.title')} backTo={session ? dashboardOf[session.userType] : linkTo('landing')}>
          {t('messages.text')}
        </DenseHeader>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={cx(threadId && 'max-lg:hidden')}>
          <ThreadList openId={threadId} />
        </div>
        {threadId ? (
          <OpenThread
            key={threadId}
            id={threadId}
            jobTitle={jobTitle}
            reportButton={<ReportButton {...other} thread={threadId} />}
            actions={({ company_name, candidate: { id, name, masked_name } }) => (
              <>
                {session?.userType === 'recruiter' && (
                  <InviteButton variant="quiet" people={[{ id, name: name ?? masked_name }]} />
                )}
                <BlockCompanyButton companyId={companyOf(threadId)} name={company_name} label={t('messages.block')} />
              </>
            )}
          />
        ) : (
          <div className="max-lg:hidden">
            <EmptyState icon={<MessageCircle aria-hidden="true" />} title={t('messages.choose')} />
          </div>
        )}
      </div>
    </>
  );
};
