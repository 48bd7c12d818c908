import { useState } from 'react';
import type { UserType } from '#shared/domain/account-kind.ts';
import { useT } from '#web/lib/i18n.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Download, Trash2 } from '#web/ui/icons.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useExportData } from './use-export-data.ts';

/** A copy of everything that is stored, and the end of the account, which admins cannot make themselves. */
export const DataCard = ({ owner }: { owner: UserType }) => {
  const t = useT();
  const [isDeleting, setDeleting] = useState(false);
  const exporting = useExportData();
  const deletable = owner === 'candidate' || owner === 'recruiter' ? owner : undefined;
  return (
    <Card as="section" aria-labelledby="your-data" className="pb-1! sm:pb-2!">
      <h2 id="your-data" className="text-xl">
        {t('account.title')}
      </h2>
      <div className="divide-y divide-line">
        <ActionRow title={t('account.export.title')} text={t('account.export.text')}>
          <Button
            variant="secondary"
            loading={exporting.isPending}
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={() => exporting.mutate()}
          >
            {t('account.export.download')}
          </Button>
        </ActionRow>
        <ActionRow title={t('account.delete.title')} text={t(`account.delete.${owner}`)}>
          {deletable && (
            <Button
              variant="danger"
              icon={<Trash2 className="size-4" aria-hidden="true" />}
              onClick={() => setDeleting(true)}
            >
              {t('account.delete.button')}
            </Button>
          )}
        </ActionRow>
      </div>
      {isDeleting && deletable && <DeleteAccountDialog owner={deletable} onClose={() => setDeleting(false)} />}
    </Card>
  );
};
