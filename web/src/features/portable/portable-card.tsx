import { useId } from 'react';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Download, FileUp } from '#web/ui/icons.ts';
import { exportFormats, useExportProfile } from './use-export-profile.ts';

/** The profile in formats of other programs, and the way in from those. */
export const PortableCard = () => {
  const t = useT();
  const id = useId();
  const exporting = useExportProfile();
  return (
    <Card as="section" aria-labelledby={id} className="pb-1! sm:pb-2!">
      <h2 id={id} className="text-xl">
        {t('portable.card.title')}
      </h2>
      <div className="divide-y divide-line">
        <ActionRow title={t('portable.card.import')} text={t('portable.card.importText')}>
          <ButtonLink
            to={linkTo('profileImport')}
            variant="secondary"
            icon={<FileUp className="size-4" aria-hidden="true" />}
          >
            {t('portable.card.importButton')}
          </ButtonLink>
        </ActionRow>
        {exportFormats.map((format) => (
          <ActionRow
            key={format}
            title={t(`portable.export.${format}.title`)}
            text={t(`portable.export.${format}.text`)}
          >
            <Button
              variant="secondary"
              loading={exporting.isPending && exporting.variables === format}
              icon={<Download className="size-4" aria-hidden="true" />}
              onClick={() => exporting.mutate(format)}
            >
              {t(`portable.export.${format}.button`)}
            </Button>
          </ActionRow>
        ))}
      </div>
    </Card>
  );
};
