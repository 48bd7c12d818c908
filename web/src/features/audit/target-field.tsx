import { toAsciiDigits } from '#shared/domain/clean-text.ts';
import { useT } from '#web/lib/i18n.ts';
import type { Choice } from '#web/ui/picker.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { AuditFilters } from './filters.ts';
import { PersonPicker } from './person-picker.tsx';
import { isPerson } from './use-people.ts';

export interface KnownPeople {
  /** The choice of an id in the filter, with its name as far as that is known. */
  choiceOf: (id: string) => Choice;
  onKnown: (choice: Choice | undefined) => void;
}

/** Who or what an entry is about: a person by name, anything else by its id. */
export const TargetField = ({
  type,
  id,
  isWrong,
  onChange,
  choiceOf,
  onKnown,
}: Pick<AuditFilters, 'type' | 'id'> & { isWrong: boolean; onChange: (id: string) => void } & KnownPeople) => {
  const t = useT();
  if (isPerson(type)) {
    return (
      <PersonPicker
        key={type}
        type={type}
        chosen={id === '' ? undefined : choiceOf(id)}
        onChoose={(choice) => {
          onKnown(choice);
          onChange(choice ? String(choice.id) : '');
        }}
        error={isWrong ? t('audit.filter.personMissing') : undefined}
      />
    );
  }
  return (
    <TextInput
      name="id"
      label={t('audit.filter.id')}
      hint={type === 'application' ? t('audit.filter.pairHint') : undefined}
      error={isWrong ? t('audit.filter.idWrong') : undefined}
      value={id}
      disabled={type === ''}
      inputMode={type === 'application' ? 'text' : 'numeric'}
      onChange={(event) => onChange(toAsciiDigits(event.target.value))}
    />
  );
};
