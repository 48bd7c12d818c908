import type { FormEvent } from 'react';
import { skills, skillsOf } from '#shared/domain/languages/skills.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Plus, X } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { type Condition, conditionFilters, conditionsOf, isSameSkill } from './conditions.ts';
import { LanguagePicker, levelOptions } from './language-picker.tsx';
import { useNameOf } from './language-text.ts';
import type { FilterSearch } from './use-filters.ts';
import { levelsOf, useLanguageChoice } from './use-language-choice.ts';

const ConditionRow = ({
  kind,
  condition,
  name,
  onChange,
  onRemove,
}: {
  kind: FilterSearch['kind'];
  condition: Condition;
  name: string;
  onChange: (change: Partial<Condition>) => void;
  onRemove: () => void;
}) => {
  const t = useT();
  const { tag, skill, level } = condition;
  return (
    <li>
      <fieldset className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3">
        <legend className="mb-1.5 font-semibold">
          <bdi>{name}</bdi>
        </legend>
        <Select
          label={t('search.skillLabel')}
          value={skill}
          onChange={({ target }) => onChange({ skill: skills.find((each) => each === target.value) ?? '' })}
          options={[
            { value: '', label: t('search.anySkill') },
            ...skillsOf(tag).map((each) => ({ value: each, label: t(`languageTerms.skill.${each}`) })),
          ]}
        />
        <Select
          label={t(`search.levelLabel.${kind}`)}
          value={level}
          onChange={({ target }) => onChange({ level: target.value })}
          options={levelOptions(kind, levelsOf(tag))}
        />
        <IconButton label={t('search.remove', { filter: name })} onClick={onRemove}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </fieldset>
    </li>
  );
};

/** The conditions on languages in the panel: each with its skill and level, and a picker for another one. */
export const ConditionRows = ({ search: { kind, filters, apply } }: { search: FilterSearch }) => {
  const t = useT();
  const choice = useLanguageChoice(filters);
  const conditions = conditionsOf(filters);
  const nameOf = useNameOf(conditions.length > 0);
  const set = (next: (present: readonly Condition[]) => readonly Condition[]) =>
    apply((present) => ({ ...present, ...conditionFilters(next(conditionsOf(present))) }));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const change = await choice.take();
    if (change) apply(change);
  };
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 font-semibold">{t(`search.languages.${kind}`)}</legend>
      {conditions.length > 0 && (
        <ul className="space-y-4">
          {conditions.map((condition, place) => (
            <ConditionRow
              // Not the skill: a row that is changed has the focus.
              key={`${condition.tag} ${conditions.slice(0, place).filter(({ tag }) => tag === condition.tag).length}`}
              {...{ kind, condition }}
              name={nameOf(condition.tag)}
              onChange={(change) =>
                set((present) => present.map((each, at) => (at === place ? { ...each, ...change } : each)))
              }
              onRemove={() => set((present) => present.filter((each) => !isSameSkill(each, condition)))}
            />
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => void add(event)}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <LanguagePicker kind={kind} choice={choice} />
        <Button type="submit" variant="secondary" icon={<Plus className="size-4" aria-hidden="true" />}>
          {t('search.add')}
        </Button>
      </form>
    </fieldset>
  );
};
