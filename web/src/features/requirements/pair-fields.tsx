import type { Pair } from '#shared/domain/languages/language-requirement.ts';
import { type Mode, modes } from '#shared/domain/languages/language-row.ts';
import { useT } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Trash2 } from '#web/ui/icons.ts';
import { LanguageTagField } from '#web/ui/language-tag-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { NeedField } from './need-field.tsx';
import type { MessageAt } from './requirement-errors.ts';

/** A direction of interpreting or translating. */
export const PairFields = ({
  pair,
  number,
  messageAt,
  onChange,
  onRemove,
}: {
  pair: Pair;
  number: number;
  messageAt: MessageAt;
  onChange: (pair: Pair) => void;
  onRemove: () => void;
}) => {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the button that removes it
    <div
      role="group"
      aria-label={t('requirements.pairLabel', { number })}
      className="space-y-4 rounded-lg border border-line p-4"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={t('requirements.mode')}
          value={pair.mode}
          onChange={({ currentTarget }) => onChange({ ...pair, mode: currentTarget.value as Mode })}
          options={modes.map((mode) => ({ value: mode, label: t(`requirements.modes.${mode}`) }))}
        />
        <LanguageTagField
          label={t('requirements.from')}
          name={`pair.${number}.from`}
          unknown={t('requirements.unknownLanguage')}
          value={pair.from}
          error={messageAt('from')}
          onChange={(from) => onChange({ ...pair, from })}
        />
        <LanguageTagField
          label={t('requirements.to')}
          name={`pair.${number}.to`}
          unknown={t('requirements.unknownLanguage')}
          value={pair.to}
          error={messageAt('to')}
          onChange={(to) => onChange({ ...pair, to })}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <NeedField value={pair.need} onChange={(need) => onChange({ ...pair, need })} />
        <IconButton label={t('requirements.removePair', { number })} className="ms-auto" onClick={onRemove}>
          <Trash2 className="size-4.5" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
};
