import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Thread } from '#shared/contracts/messages.ts';
import { isPlaceholder, placeholdersIn, readyTemplates, withValues } from '#shared/domain/message-templates.ts';
import { interfaceLanguageOf, interfaceLanguages, languageNames } from '#shared/locales/languages.ts';
import { textId } from '#shared/texts/text-id.ts';
import { getLanguage, useT } from '#web/lib/i18n.ts';
import { ErrorLine } from '#web/ui/error-state.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { OwnTemplateButtons, type OwnView } from './own-template-buttons.tsx';
import { suits, useOwnTemplates } from './own-templates.ts';
import { TemplateChoice } from './template-choice.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplateTexts } from './template-texts.ts';
import { useKnownValues } from './thread-values.ts';
import { toTemplate } from './to-template.ts';

// Most look for a text only.
const OwnTemplatesDialog = laterDialog(async () => (await import('./own-templates-dialog.tsx')).OwnTemplatesDialog);
const TemplateFormDialog = laterDialog(async () => (await import('./template-form-dialog.tsx')).TemplateFormDialog);

/**
 * Chooses a template in the candidate's language, first of the company's own ones; has fields for what the thread does not say, and shows
 * the filled text.
 */
export const TemplateDialog = ({
  thread,
  jobTitle,
  written,
  onUse,
  onClose,
}: {
  thread: Thread;
  /** The job about which the recruiter writes, where the screen before knew it. */
  jobTitle: string | undefined;
  /** The message so far, which can become a template. */
  written: string;
  onUse: (text: string) => void;
  onClose: () => void;
}) => {
  const t = useT();
  const { candidate_language } = thread;
  const [language, setLanguage] = useState(() => interfaceLanguageOf(candidate_language ?? getLanguage()));
  const [chosen, setChosen] = useState<string>();
  const [view, setView] = useState<OwnView>();
  const texts = useTemplateTexts(language);
  const templates = useOwnTemplates();
  const known = useKnownValues(thread, jobTitle);
  const form = useForm({ defaultValues: known, shouldUnregister: true });
  const hasOwn = Boolean(templates.data?.length);
  const own = (templates.data ?? []).filter((each) => suits(each, language));
  const present = [...own.map(({ id }) => id), ...readyTemplates];
  const current = present.find((each) => each === chosen) ?? present[0] ?? '';
  const ready = readyTemplates.find((each) => each === current);
  const template = ready ? texts.data?.(ready) : own.find(({ id }) => id === current)?.text;
  const open = placeholdersIn(template ?? '')
    .filter(isPlaceholder)
    .filter((name) => !known[name]);
  const filled = withValues(template ?? '', { ...known, ...form.watch() });
  const submit = form.handleSubmit(() => {
    if (template === undefined) return;
    onUse(filled);
    onClose();
  });
  const { errors } = form.formState;
  return (
    <>
      <FormDialog
        size="lg"
        title={t('templates.title')}
        description={t('templates.text')}
        className="grid gap-5 sm:grid-cols-[17rem_minmax(0,1fr)]"
        label={t('templates.insert')}
        onSubmit={submit}
        onClose={onClose}
      >
        <div className="min-w-0 space-y-4">
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
          {templates.isPending ? (
            <Skeleton className="h-48 w-full sm:h-80" />
          ) : (
            <TemplateChoice own={own} hasOwn={hasOwn} chosen={current} onChoose={setChosen} />
          )}
          {templates.isError && <ErrorLine title={t('templates.ownFailed')} query={templates} />}
          <OwnTemplateButtons hasAny={hasOwn} hasText={written.trim() !== ''} onOpen={setView} />
        </div>
        <div className="min-w-0 space-y-4">
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
          {ready && texts.isError && <ErrorLine title={t('templates.failed')} query={texts} />}
          {template === undefined && !texts.isError && <Skeleton className="h-48 w-full" />}
          {template !== undefined && !templates.isPending && (
            <TemplatePreview
              text={filled}
              language={own.find(({ id }) => id === current)?.language ?? (ready && language)}
            />
          )}
        </div>
      </FormDialog>
      {/* Beside the form: React passes the submission of a form in a dialog on to the forms around it. */}
      {view === 'list' && <OwnTemplatesDialog onClose={() => setView(undefined)} />}
      {(view === 'empty' || view === 'written') && (
        <TemplateFormDialog
          template={{ text: view === 'written' ? toTemplate(written.trim(), known) : '', language }}
          onSaved={(saved) => {
            setChosen(saved.id);
            if (saved.language) setLanguage(interfaceLanguageOf(saved.language));
          }}
          onClose={() => setView(undefined)}
        />
      )}
    </>
  );
};
