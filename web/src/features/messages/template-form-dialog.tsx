import { useRef } from 'react';
import { type MessageTemplate, messageTemplateBody } from '#shared/contracts/message-templates.ts';
import { inBraces, placeholders } from '#shared/domain/message-templates.ts';
import { interfaceLanguages, languageNames } from '#shared/locales/languages.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { limitOf } from '#web/lib/limit-of.ts';
import { useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { onSaved as afterSave } from '#web/ui/on-saved.ts';
import { SaveConflict } from '#web/ui/save-conflict.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useDraft } from '#web/ui/use-draft.ts';
import { formValuesOf, loadTemplate, templateForm, useSaveTemplate } from './own-templates.ts';
import { PlaceholderButtons } from './placeholder-buttons.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** Writes a template of the company, or changes one; what it becomes is shown beside it. */
export const TemplateFormDialog = ({
  template,
  onSaved,
  onClose,
}: {
  /** The one that is changed, or what a new one begins with. */
  template: Partial<MessageTemplate>;
  onSaved?: (saved: MessageTemplate) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const { id } = template;
  const area = useRef<HTMLTextAreaElement>(null);
  const form = useContractForm(templateForm, formValuesOf(template));
  useDraft(form, `message-template:${id ?? 'new'}`);
  const save = useSaveTemplate(id);
  useForgetFailure(form, save);
  const { errors } = form.formState;
  const { ref: takeArea, ...text } = form.register('text');
  const { onSuccess, onError } = afterSave(form, t('templates.saved'), onClose);
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: (saved) => {
        onSuccess();
        onSaved?.(saved);
      },
      onError,
    }),
  );
  const insert = (name: string) => {
    const { current } = area;
    if (!current) return;
    current.setRangeText(inBraces(name), current.selectionStart, current.selectionEnd, 'end');
    form.setValue('text', current.value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    current.focus();
  };
  const [written, language] = [form.watch('text'), form.watch('language')];
  const languages = [
    { value: '', label: t('templates.anyLanguage') },
    ...interfaceLanguages.map((value) => ({ value, label: languageNames[value], lang: value })),
  ];
  const hasFieldErrors = Object.keys(errors).length > 0;
  return (
    <FormDialog
      size="lg"
      title={t(id === undefined ? 'templates.newTitle' : 'templates.editTitle')}
      description={t('templates.ownText')}
      className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_18rem]"
      label={t('common.save')}
      loading={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="min-w-0 space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput label={t('templates.name')} {...form.register('name')} error={errors.name?.message} />
          <Select
            label={t('templates.language')}
            options={languages}
            {...form.register('language')}
            error={errors.language?.message}
          />
        </div>
        <div>
          <TextArea
            label={t('templates.body')}
            rows={9}
            dir="auto"
            limit={limitOf(messageTemplateBody, 'text')}
            {...text}
            ref={(element) => {
              takeArea(element);
              area.current = element;
            }}
            error={errors.text?.message}
          />
          <PlaceholderButtons names={placeholders} onInsert={insert} />
        </div>
        {save.isError && !hasFieldErrors && <FormError>{errorText(save.error, t('templates.saveFailed'))}</FormError>}
        {id !== undefined && (
          <SaveConflict
            form={form}
            error={save.error}
            load={() => loadTemplate(id)}
            fields={{
              name: { label: t('templates.name') },
              language: {
                label: t('templates.language'),
                show: (value: string) => languages.find((each) => each.value === value)?.label,
              },
              text: { label: t('templates.body') },
            }}
            save={submit}
          />
        )}
      </div>
      <TemplatePreview text={written} language={language} />
    </FormDialog>
  );
};
