import { useState } from 'react';
import type { MessageTemplate } from '#shared/contracts/message-templates.ts';
import { maxTemplates } from '#shared/domain/message-templates.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Plus } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { idOf } from '#web/ui/stepped-list.tsx';
import { OwnTemplateItem } from './own-template-item.tsx';
import { useOwnTemplates } from './own-templates.ts';

const TemplateFormDialog = laterDialog(async () => (await import('./template-form-dialog.tsx')).TemplateFormDialog);

const row = (template: MessageTemplate) => <OwnTemplateItem template={template} />;

/** The company's own templates, each to change or delete, and the way to a new one. */
export const OwnTemplatesDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const templates = useOwnTemplates();
  const [isWriting, setWriting] = useState(false);
  const count = templates.data?.length ?? 0;
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('templates.own')}
        description={t('templates.ownText')}
        footer={
          <Button
            variant="secondary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            disabled={count >= maxTemplates}
            onClick={() => setWriting(true)}
          >
            {t('templates.write')}
          </Button>
        }
      >
        <ListFrame
          query={templates}
          items={templates.data ?? []}
          loading={<SkeletonRows rows={3} label={t('common.loading')} row="h-20" />}
          failed={t('templates.ownFailed')}
          isPart
          empty={<p className="py-6 text-center text-soft">{t('templates.none')}</p>}
          className="-my-3 divide-y divide-line"
          rowKey={idOf}
          card={row}
        />
      </Dialog>
      {isWriting && <TemplateFormDialog template={{}} onClose={() => setWriting(false)} />}
    </>
  );
};
