import { useState } from 'react';
import type { MessageTemplate } from '#shared/contracts/message-templates.ts';
import { interfaceLanguageOf, languageNames } from '#shared/locales/languages.ts';
import { formatDate } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Pencil, Trash2 } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { useDeleteTemplate } from './own-templates.ts';
import { TemplateText } from './template-preview.tsx';

const TemplateFormDialog = laterDialog(async () => (await import('./template-form-dialog.tsx')).TemplateFormDialog);

/** A template of the company: its name, language, beginning and latest author, with what can be done with it. */
export const OwnTemplateItem = ({ template }: { template: MessageTemplate }) => {
  const t = useT();
  const { id, name, language, text, author, changed_at } = template;
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const close = () => setOpen(undefined);
  const removal = useDeleteTemplate(id);
  return (
    <div className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <Badge>
            {language === undefined ? (
              t('templates.anyLanguage')
            ) : (
              <bdi lang={language}>{languageNames[interfaceLanguageOf(language)]}</bdi>
            )}
          </Badge>
        </p>
        <p dir="auto" className="mt-1 line-clamp-2 text-sm wrap-anywhere">
          <TemplateText text={text} />
        </p>
        <p className="mt-1 text-xs text-soft">
          {t('templates.changed', { name: author ?? t('templates.left'), date: formatDate(changed_at) })}
        </p>
      </div>
      <span className="flex shrink-0">
        <IconButton label={t('templates.edit', { name })} onClick={() => setOpen('edit')}>
          <Pencil className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton label={t('templates.delete', { name })} onClick={() => setOpen('delete')}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </span>
      {open === 'edit' && <TemplateFormDialog template={template} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={close}
        title={t('templates.deleteTitle')}
        text={t('templates.deleteText', { name })}
        confirmLabel={t('common.delete')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate(undefined, { onSettled: close })}
      />
    </div>
  );
};
