import { useSearchParams } from 'react-router-dom';
import {
  type CertificateAddress,
  certificateText,
  readCertificate,
} from '#web/features/admin/certificates/certificate-address.ts';
import { CheckDialog } from '#web/features/admin/certificates/check-dialog.tsx';
import { DuplicateList } from '#web/features/admin/certificates/duplicate-list.tsx';
import { OpenList } from '#web/features/admin/certificates/open-list.tsx';
import { useDuplicates, useOpenCertificates } from '#web/features/admin/certificates/use-certificates.ts';
import { useT } from '#web/lib/i18n.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** Certificates to check, and those of one number on several accounts. The address has the tab and the certificate that is open. */
export const Component = () => {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'duplicates' ? 'duplicates' : 'open';
  const checked = readCertificate(params.get('certificate'));
  const ofTab = tab === 'duplicates' ? { tab } : undefined;
  const check = (address: CertificateAddress) => setParams({ ...ofTab, certificate: certificateText(address) });
  const open = useOpenCertificates();
  const duplicates = useDuplicates();
  const refresh = () => {
    for (const each of [open, duplicates]) void each.refetch();
  };
  return (
    <>
      <ScreenHeader
        name="adminCertificates"
        actions={<RefreshButton busy={open.isRefetching || duplicates.isRefetching} onClick={refresh} />}
      />
      <Tabs
        label={t('certificateReview.tabs')}
        value={tab}
        onChange={(next) => setParams(next === 'duplicates' ? { tab: next } : {})}
        tabs={[
          {
            value: 'open',
            label: t('certificateReview.tab.open'),
            content: (
              <OpenList query={open} onCheck={({ candidate_id: candidateId, id }) => check({ candidateId, id })} />
            ),
          },
          {
            value: 'duplicates',
            label: t('certificateReview.tab.duplicates'),
            content: <DuplicateList query={duplicates} onCheck={check} />,
          },
        ]}
      />
      {checked && (
        <CheckDialog
          key={certificateText(checked)}
          address={checked}
          onClose={() => setParams({ ...ofTab }, { replace: true })}
        />
      )}
    </>
  );
};
