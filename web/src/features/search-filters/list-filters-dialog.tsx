import { maxLabelLength } from '#shared/domain/labels.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LanguageField } from '#web/ui/language-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { StatusSelect } from './status-select.tsx';
import { type ListFilterState, useTypedFilter } from './use-list-filters.ts';

/** All filters of a list in a dialog: each applies at once. */
export const ListFiltersDialog = ({
  filters,
  hint,
  onClose,
}: {
  filters: ListFilterState;
  hint: string;
  onClose: () => void;
}) => {
  const t = useT();
  const keyword = useTypedFilter(filters, 'keyword');
  const language = useTypedFilter(filters, 'language');
  const label = useTypedFilter(filters, 'label');
  const { states, jobs, job, apply } = filters;
  /** What was typed just before counts as well. */
  const close = () => {
    const typed = { keyword: keyword.text.trim(), language: language.text.trim(), label: label.text.trim() };
    if (Object.entries(typed).some(([name, text]) => text !== filters[name as keyof typeof typed])) apply(typed);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('search.allFilters')}
      footer={<Button onClick={close}>{t('search.showResults')}</Button>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          type="search"
          className="sm:col-span-2"
          label={t('search.inList')}
          hint={hint}
          value={keyword.text}
          onChange={({ target }) => keyword.setText(target.value)}
        />
        {states.length > 0 && <StatusSelect filters={filters} />}
        <LanguageField
          name="language"
          label={t('common.language.label')}
          value={language.text}
          onChange={language.setText}
        />
        {filters.hasLabels && (
          <TextInput
            className="sm:col-span-2"
            label={t('search.label')}
            hint={t('search.labelHint')}
            maxLength={maxLabelLength}
            value={label.text}
            onChange={({ target }) => label.setText(target.value)}
          />
        )}
        {jobs.length > 0 && (
          <Select
            className="sm:col-span-2"
            label={t('search.job')}
            value={String(job ?? '')}
            onChange={({ target }) => apply({ job: target.value })}
            options={[
              { value: '', label: t('search.anyJob') },
              ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
          />
        )}
      </div>
    </Dialog>
  );
};
