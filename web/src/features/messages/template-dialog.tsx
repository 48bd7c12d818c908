import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Thread } from '#shared/contracts/messages.ts';
import {
  isPlaceholder,
  placeholdersIn,
  type ReadyTemplate,
  readyTemplates,
  withValues,
} from '#shared/domain/message-templates.ts';
import { interfaceLanguageOf, interfaceLanguages, languageNames } from '#shared/locales/languages.ts';
import { textId } from '#shared/texts/text-id.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/use-session.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorLine } from '#web/ui/error-state.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateTexts } from './template-texts.ts';

/** What a thread says of the placeholders' values. */
const useKnownValues = ({ candidate, company_name }: Thread, jobTitle: string | undefined) => ({
  candidate_name: candidate.name ?? '',
  company_name,
  recruiter_name: useSession()?.user.name ?? '',
  job_title: jobTitle ?? '',
  document: '',
});

/** Chooses a template in the candidate's language, has fields for what the thread does not say, and shows the filled text. */
export const TemplateDialog = ({
  thread,
  jobTitle,
  onUse,
  onClose,
}: {
  thread: Thread;
  /** The job about which the recruiter writes, where the screen before knew it. */
  jobTitle: string | undefined;
  onUse: (text: string) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const formId = useId();
  const { candidate_language } = thread;
  const [language, setLanguage] = useState(() => interfaceLanguageOf(candidate_language ?? getLanguage()));
  const [chosen, setChosen] = useState<ReadyTemplate>(readyTemplates[0]);
  const texts = useTemplateTexts(language);
  const known = useKnownValues(thread, jobTitle);
  const form = useForm({ defaultValues: known, shouldUnregister: true });
  const template = texts.data?.(chosen) ?? '';
  const open = placeholdersIn(template)
    .filter(isPlaceholder)
    .filter((name) => !known[name]);
  const filled = withValues(template, { ...known, ...form.watch() });
  const submit = form.handleSubmit(() => {
    onUse(filled);
    onClose();
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t('templates.title')}
      description={t('templates.text')}
      footer={<FormActions formId={formId} label={t('templates.insert')} onCancel={onClose} />}
    >
      <form
        id={formId}
        onSubmit={(event) => void submit(event)}
        noValidate
        className="grid gap-5 sm:grid-cols-[15rem_minmax(0,1fr)]"
      >
        <div className="space-y-4">
          <Select
            label={t('templates.language')}
            options={interfaceLanguages.map((value) => ({
              value,
              label:
                value === candidate_language
                  ? t('templates.ofCandidate', { language: languageNames[value] })
                  : languageNames[value],
            }))}
            value={language}
            onChange={({ target }) => setLanguage(interfaceLanguageOf(target.value))}
          />
          <Select
            label={t('templates.template')}
            options={readyTemplates.map((value) => ({ value, label: t(`templates.ready.${value}.title`) }))}
            value={chosen}
            onChange={({ target }) => setChosen(target.value as ReadyTemplate)}
          />
          {open.map((name) => (
            <TextInput
              key={name}
              label={t(`templates.value.${name}`)}
              hint={name === 'candidate_name' ? t('templates.hiddenName') : undefined}
              maxLength={200}
              {...form.register(name, { validate: (value) => value.trim() !== '' || textId('field_missing') })}
              error={errors[name]?.message}
            />
          ))}
        </div>
        {texts.isPending && <Skeleton className="h-48 w-full" />}
        {texts.isError && <ErrorLine title={t('templates.failed')} query={texts} />}
        {texts.data && <TemplatePreview text={filled} language={language} />}
      </form>
    </Dialog>
  );
};
