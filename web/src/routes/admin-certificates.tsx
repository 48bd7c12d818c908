import { useSearchParams } from 'react-router-dom';
import { dashboardOf, linkTo } from '#web/config/links.ts';
import { certificateText, readCertificate } from '#web/features/admin/certificates/certificate-address.ts';
import { CheckDialog } from '#web/features/admin/certificates/check-dialog.tsx';
import { DuplicateList } from '#web/features/admin/certificates/duplicate-list.tsx';
import { OpenList } from '#web/features/admin/certificates/open-list.tsx';
import { useDuplicates, useOpenCertificates } from '#web/features/admin/certificates/use-certificates.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** Certificates to check and refused duplicates. The address has the tab and the certificate that is open. */
export const Component = () => {
  const t = useT();
  const session = useSession();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'duplicates' ? 'duplicates' : 'open';
  const checked = tab === 'open' ? readCertificate(params.get('certificate')) : undefined;
  const open = useOpenCertificates();
  const duplicates = useDuplicates();
  const refresh = () => {
    for (const each of [open, duplicates]) void each.refetch();
  };
  return (
    <>
      <PageHeader
        title={t('certificateReview.pageTitle')}
        backTo={session ? dashboardOf[session.userType] : linkTo('landing')}
        actions={<RefreshButton busy={open.isRefetching || duplicates.isRefetching} onClick={refresh} />}
      >
        {t('certificateReview.text')}
      </PageHeader>
      <Tabs
        label={t('certificateReview.tabs')}
        value={tab}
        onChange={(next) => setParams(next === 'duplicates' ? { tab: next } : {})}
        tabs={[
          {
            value: 'open',
            label: t('certificateReview.tab.open'),
            content: (
              <OpenList
                query={open}
                onCheck={({ candidate_id: candidateId, id }) =>
                  setParams({ certificate: certificateText({ candidateId, id }) })
                }
              />
            ),
          },
          {
            value: 'duplicates',
            label: t('certificateReview.tab.duplicates'),
            content: <DuplicateList query={duplicates} />,
          },
        ]}
      />
      {checked && (
        <CheckDialog
          key={certificateText(checked)}
          address={checked}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </>
  );
};
