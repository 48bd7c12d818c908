import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { savedSearchBody } from '#shared/contracts/saved-searches.ts';
import type { SavedFilters, SearchedKind } from '#shared/domain/saved-searches.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/i18n.ts';
import { showFieldErrors, useContractForm, useForgetFailure } from '#web/lib/use-contract-form.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { BellPlus } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDraft } from '#web/ui/use-draft.ts';
import { frequencyHint, frequencyOf, frequencyOptions } from './frequency.ts';
import { useSaveSearch } from './use-saved-searches.ts';

/** Characters of a name, as in the contract. */
const longestName = 80;

const schema = z.pick(savedSearchBody, { name: true, frequency: true });

export interface SaveSearchProps {
  kind: SearchedKind;
  filters: SavedFilters;
  /** A name, which can be changed. */
  proposeName: () => string;
  /** The filters in words. */
  summary: ReactNode;
  /** What keeps results from being reported now. */
  notice?: ReactNode;
}

const SaveSearchDialog = ({
  kind,
  filters,
  proposeName,
  summary,
  notice,
  onClose,
}: SaveSearchProps & { onClose: () => void }) => {
  const t = useT();
  const saving = useSaveSearch();
  const form = useContractForm(schema, { name: proposeName().slice(0, longestName), frequency: 'daily' });
  useDraft(form, `saved-search:${kind}:${JSON.stringify(filters)}`);
  useForgetFailure(form, saving);
  const submit = form.handleSubmit((body) =>
    saving.mutate(
      { ...body, filters },
      {
        onSuccess: () => {
          toast.success(t('savedSearches.saved'));
          onClose();
        },
        onError: (error) => showFieldErrors(form, error),
      },
    ),
  );
  const { errors } = form.formState;
  const hasFieldErrors = errors.name !== undefined || errors.frequency !== undefined;
  return (
    <FormDialog
      size="sm"
      title={t('savedSearches.dialog.title')}
      description={t(`savedSearches.dialog.${kind}`)}
      label={t('savedSearches.save')}
      loading={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {notice}
      {summary}
      <TextInput label={t('savedSearches.name')} {...form.register('name')} error={errors.name?.message} />
      <Select
        label={t('savedSearches.frequency')}
        hint={frequencyHint(frequencyOf(String(form.watch('frequency'))))}
        options={frequencyOptions()}
        {...form.register('frequency')}
        error={errors.frequency?.message}
      />
      {saving.isError && !hasFieldErrors && (
        <FormError>{errorText(saving.error, t('savedSearches.saveFailed'))}</FormError>
      )}
    </FormDialog>
  );
};

/** Saves the search that is shown, so that its new results are reported; on phones a bell without a visible text. */
export const SaveSearch = (props: SaveSearchProps) => {
  const t = useT();
  return (
    <DialogButton
      size="sm"
      icon={<BellPlus className="size-4" aria-hidden="true" />}
      dialog={(onClose) => <SaveSearchDialog {...props} onClose={onClose} />}
    >
      <span className="max-sm:sr-only">{t('savedSearches.save')}</span>
    </DialogButton>
  );
};
