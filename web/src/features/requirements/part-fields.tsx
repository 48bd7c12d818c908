import type { RequirementPart } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Plus, Trash2 } from '#web/ui/icons.ts';
import { AlternativeFields } from './alternative-fields.tsx';
import { NeedField } from './need-field.tsx';
import { maxAlternatives, newAlternative, withAlternative, withoutAlternative } from './requirement-edits.ts';
import type { MessageAt } from './requirement-errors.ts';

/** A requirement: one of its alternatives is enough. */
export const PartFields = ({
  part,
  number,
  messageAt,
  onChange,
  onRemove,
}: {
  part: RequirementPart;
  number: number;
  messageAt: MessageAt;
  /** `focus`: the name of the field to go to afterwards. */
  onChange: (part: RequirementPart, focus?: string) => void;
  onRemove?: (() => void) | undefined;
}) => {
  const t = useT();
  const nameOf = (index: number) => `requirement.${number}.${index}`;
  const hasSeveral = part.any.length > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the button that removes it
    <div
      role="group"
      aria-label={t('requirements.partLabel', { number })}
      className="space-y-4 rounded-lg border border-line p-4"
    >
      {part.any.map((alternative, index) => (
        // Alternatives have no identity of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled
        <div key={index} className="space-y-4">
          {index > 0 && (
            <p className="flex items-center gap-3 text-sm font-semibold text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
              {t('requirements.or')}
            </p>
          )}
          <AlternativeFields
            alternative={alternative}
            name={nameOf(index)}
            messageAt={(...path) => messageAt('any', index, ...path)}
            onChange={(next) => onChange(withAlternative(part, index, next))}
            removal={
              hasSeveral && (
                <IconButton
                  label={t('requirements.removeAlternative', { number: index + 1 })}
                  onClick={() => onChange(withoutAlternative(part, index), `${nameOf(Math.max(0, index - 1))}.tag`)}
                >
                  <Trash2 className="size-4.5" aria-hidden="true" />
                </IconButton>
              )
            }
          />
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
        <NeedField value={part.need} onChange={(need) => onChange({ ...part, need })} />
        {part.any.length < maxAlternatives && (
          <Button
            variant="secondary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() =>
              onChange(withAlternative(part, part.any.length, newAlternative()), `${nameOf(part.any.length)}.tag`)
            }
          >
            {t('requirements.addAlternative')}
          </Button>
        )}
        {onRemove && (
          <IconButton label={t('requirements.removePart', { number })} className="ms-auto" onClick={onRemove}>
            <Trash2 className="size-4.5" aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
};
