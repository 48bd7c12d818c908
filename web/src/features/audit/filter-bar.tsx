import { type FormEvent, useState } from 'react';
import { auditActions, auditTargets } from '#shared/domain/audit.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FilterToggle } from '#web/ui/filter-toggle.tsx';
import { KeepFocus } from '#web/ui/keep-focus.tsx';
import type { Choice } from '#web/ui/picker.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type AuditFilters, isFiltered, isListed, isTargetId, noFilters } from './filters.ts';
import { type KnownPeople, TargetField } from './target-field.tsx';
import { useAdminNames } from './use-admin-names.ts';
import { isPerson } from './use-people.ts';

interface Given {
  filters: AuditFilters;
  onChange: (filters: AuditFilters) => void;
  /** The name of the person in the filter, where the entries have it. */
  nameOfTarget: string | null;
}

const Who = ({ value, onChange }: { value: string; onChange: (admin: string) => void }) => {
  const t = useT();
  const { admins, nameOf } = useAdminNames();
  const known = admins.map(({ id }) => String(id));
  // An address may name an admin who is not among them, or not yet.
  const ids = value === '' || known.includes(value) ? known : [value, ...known];
  return (
    <Select
      label={t('audit.filter.admin')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t('audit.filter.everyAdmin') },
        ...ids.map((id) => ({ value: id, label: nameOf(Number(id)) })),
      ]}
    />
  );
};

const FilterForm = ({ filters, onChange, choiceOf, onKnown }: Omit<Given, 'nameOfTarget'> & KnownPeople) => {
  const t = useT();
  const [values, setValues] = useState(filters);
  const [isChecked, setChecked] = useState(false);
  const set = (changes: Partial<AuditFilters>) => setValues({ ...values, ...changes });
  const { type, id, from, until } = values;
  const isIdWrong = type !== '' && !isTargetId(type, id.trim());
  const isPeriodEmpty = from !== '' && until !== '' && until < from;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isIdWrong || isPeriodEmpty) {
      const wrong = isIdWrong ? 'id' : 'until';
      const input = event.currentTarget.elements.namedItem(wrong);
      if (input instanceof HTMLElement) input.focus();
      return;
    }
    onChange({ ...values, id: id.trim(), lists: values.lists && isListed(type) });
  };
  return (
    <form onSubmit={apply} noValidate className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Who value={values.admin} onChange={(admin) => set({ admin })} />
      <Select
        label={t('audit.filter.action')}
        value={values.action}
        onChange={(event) => set({ action: auditActions.find((each) => each === event.target.value) ?? '' })}
        options={[
          { value: '', label: t('audit.filter.everyAction') },
          ...auditActions.map((each) => ({ value: each, label: t(`audit.action.${each}`) })),
        ]}
      />
      <Select
        label={t('audit.filter.type')}
        value={type}
        onChange={(event) => {
          const next = auditTargets.find((each) => each === event.target.value) ?? '';
          // Ids are unique per account kind, so the picker clears when the kind changes.
          set({ type: next, id: next === '' || isPerson(next) || isPerson(type) ? '' : id });
        }}
        options={[
          { value: '', label: t('audit.filter.everyTarget') },
          ...auditTargets.map((each) => ({ value: each, label: t(`audit.target.${each}`) })),
        ]}
      />
      <TargetField
        type={type}
        id={id}
        isWrong={isChecked && isIdWrong}
        onChange={(next) => set({ id: next })}
        {...{ choiceOf, onKnown }}
      />
      <TextInput
        type="date"
        label={t('audit.filter.from')}
        value={from}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextInput
        type="date"
        name="until"
        label={t('audit.filter.until')}
        error={isChecked && isPeriodEmpty ? t('audit.filter.periodEmpty') : undefined}
        value={until}
        onChange={(event) => set({ until: event.target.value })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-2 sm:self-end">
        {isListed(type) && (
          <Checkbox
            label={t('audit.filter.lists')}
            checked={values.lists}
            onChange={(event) => set({ lists: event.target.checked })}
          />
        )}
        <div className="ms-auto flex flex-wrap gap-2">
          {isFiltered(filters) && (
            <Button variant="quiet" onClick={() => onChange(noFilters)}>
              {t('audit.filter.clear')}
            </Button>
          )}
          <Button type="submit">{t('audit.filter.apply')}</Button>
        </div>
      </div>
    </form>
  );
};

/** The filter of the audit trail; it applies with Enter or the button. On phones it is collapsed until the user opens it. */
export const AuditFilterBar = ({ nameOfTarget, ...given }: Given) => {
  const t = useT();
  const [known, setKnown] = useState<Choice>();
  const choiceOf = (id: string): Choice => {
    if (String(known?.id) === id && known) return known;
    return { id: Number(id), name: id === given.filters.id ? nameOfTarget : null, detail: null };
  };
  const [isOpen, setOpen] = useState(isFiltered(given.filters));
  const key = JSON.stringify(given.filters);
  return (
    <search
      aria-label={t('audit.filter.title')}
      className="mb-6 block rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <div className="flex">
        <FilterToggle label={t('audit.filter.title')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <div className={isOpen ? 'mt-4 sm:mt-0' : 'hidden sm:block'}>
        {/* Back, reload and Clear change the filter from outside: the inputs begin anew with it. */}
        <KeepFocus formKey={key}>
          <FilterForm key={key} {...given} choiceOf={choiceOf} onKnown={setKnown} />
        </KeepFocus>
      </div>
    </search>
  );
};
