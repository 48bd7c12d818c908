import { Download, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { MailPreferences } from './mail-preferences.tsx';
import { useExportData } from './use-export-data.ts';

const Row = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
    <div className="min-w-0 flex-1 basis-64">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-0.5 text-sm text-soft">{text}</p>
    </div>
    {children}
  </div>
);

/** Mails, a copy of everything that is stored, and the end of the account. */
export const YourData = ({ owner }: { owner: 'candidate' | 'recruiter' }) => {
  const t = useT();
  const [isDeleting, setDeleting] = useState(false);
  const exporting = useExportData();
  return (
    <Card as="section" aria-labelledby="your-data" className="pb-1! sm:pb-2!">
      <h2 id="your-data" className="text-xl">
        {t('account.title')}
      </h2>
      <div className="divide-y divide-line">
        <MailPreferences owner={owner} />
        <Row title={t('account.export.title')} text={t('account.export.text')}>
          <Button
            variant="secondary"
            loading={exporting.isPending}
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={() => exporting.mutate()}
          >
            {t('account.export.download')}
          </Button>
        </Row>
        <Row title={t('account.delete.title')} text={t(`account.delete.${owner}`)}>
          <Button
            variant="danger"
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onClick={() => setDeleting(true)}
          >
            {t('account.delete.button')}
          </Button>
        </Row>
      </div>
      {isDeleting && <DeleteAccountDialog owner={owner} onClose={() => setDeleting(false)} />}
    </Card>
  );
};
