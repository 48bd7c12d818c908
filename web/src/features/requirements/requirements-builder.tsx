import { useEffect, useRef, useState } from 'react';
import type { LanguageRequirements, RequirementPart } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { refusalText } from '#web/lib/refusal-text.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Plus } from '#web/ui/icons.ts';
import { PairFields } from './pair-fields.tsx';
import { PartFields } from './part-fields.tsx';
import {
  maxPairs,
  maxParts,
  newAlternative,
  newPair,
  newPart,
  withoutEmptyLine,
  withoutPair,
  withoutPart,
  withPair,
  withPart,
} from './requirement-edits.ts';
import { messagesIn } from './requirement-errors.ts';
import { RequirementHints } from './requirement-hints.tsx';
import { RequirementPreview } from './requirement-preview.tsx';

/** What a form gives the builder: its field, and the texts in which it looks for demands for native speakers. */
export interface RequirementsField {
  value: LanguageRequirements;
  onChange: (value: LanguageRequirements) => void;
  /** The form library's errors of the field, nested as the value is. */
  errors: unknown;
  texts: readonly string[];
}

/** Goes to a field by its name once it is there. */
const useFocusAfterwards = (root: { current: HTMLElement | null }) => {
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted === undefined) return;
    root.current?.querySelector<HTMLElement>(`[name="${wanted}"]`)?.focus();
    setWanted(undefined);
  }, [wanted, root]);
  return setWanted;
};

/**
 * Builds the language requirements of a job. It starts as one line: a language, a level, a task. Alternatives, further
 * languages, evidence, other scales and directions unfold on demand.
 */
export const RequirementsBuilder = ({ value, onChange, errors, texts }: RequirementsField) => {
  const t = useT();
  const root = useRef<HTMLFieldSetElement>(null);
  const focusAfterwards = useFocusAfterwards(root);
  /** The first line while it has no language yet; it belongs to the requirements only then. */
  const [firstLine, setFirstLine] = useState(newPart);
  const parts = value.all.length > 0 ? value.all : [firstLine];
  const shown = { ...value, all: parts };

  const change = (next: LanguageRequirements, focus?: string) => {
    if (next.all[0]) setFirstLine(next.all[0]);
    onChange(withoutEmptyLine(next));
    if (focus) focusAfterwards(focus);
  };
  const addPart = (part: RequirementPart) => {
    // The new part fills an empty first line instead of following it.
    const present = value.all.length > 0 ? shown : value;
    change(withPart(present, present.all.length, part), `requirement.${present.all.length + 1}.0.tag`);
  };
  const removePart = (index: number) => {
    const next = withoutPart(shown, index);
    if (next.all.length === 0) setFirstLine(newPart());
    change(next, `requirement.${Math.max(1, index)}.0.tag`);
  };
  const messageAt = messagesIn(errors);
  const error = messageAt('all') ?? messageAt('pairs') ?? messageAt();
  return (
    <fieldset ref={root} className="min-w-0 space-y-4">
      <legend className="mb-1 font-display text-lg font-semibold">{t('requirements.title')}</legend>
      <p className="text-sm text-soft">{t('requirements.intro')}</p>
      {parts.map((part, index) => (
        <PartFields
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity of their own, and their fields are controlled
          key={index}
          part={part}
          number={index + 1}
          messageAt={messagesIn(errors, 'all', index)}
          onChange={(next, focus) => change(withPart(shown, index, next), focus)}
          onRemove={value.all.length > 0 ? () => removePart(index) : undefined}
        />
      ))}
      {value.pairs.map((pair, index) => (
        <PairFields
          // biome-ignore lint/suspicious/noArrayIndexKey: directions have no identity of their own, and their fields are controlled
          key={index}
          pair={pair}
          number={index + 1}
          messageAt={messagesIn(errors, 'pairs', index)}
          onChange={(next) => onChange(withPair(value, index, next))}
          onRemove={() => {
            onChange(withoutPair(value, index));
            focusAfterwards(index > 0 ? `pair.${index}.from` : 'requirement.1.0.tag');
          }}
        />
      ))}
      {error && (
        <div data-problem tabIndex={-1}>
          <FormError>{refusalText(error) ?? error}</FormError>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {value.all.length > 0 && parts.length < maxParts && (
          <Button
            variant="secondary"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => addPart(newPart())}
          >
            {t('requirements.addPart')}
          </Button>
        )}
        {value.pairs.length < maxPairs && (
          <Button
            variant="quiet"
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => {
              onChange(withPair(value, value.pairs.length, newPair));
              focusAfterwards(`pair.${value.pairs.length + 1}.from`);
            }}
          >
            {t('requirements.addPair')}
          </Button>
        )}
      </div>
      <RequirementPreview value={value} />
      <RequirementHints
        value={value}
        texts={texts}
        onAdd={() => {
          const isFree = value.all.length === 0;
          if (isFree) focusAfterwards('requirement.1.0.tag');
          else addPart(newPart(newAlternative()));
        }}
      />
    </fieldset>
  );
};
