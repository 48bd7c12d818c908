import { type Ref, useEffect, useId, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { t } from '../lib/i18n.ts';
import { Field, type FieldTexts, inputClass } from './field.tsx';
import { type Suggestion, useCombobox } from './use-combobox.ts';

/** One entry of the list. */
const Option = ({
  id,
  suggestion: { label, detail },
  isActive,
  onChoose,
}: {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
}) => {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-md px-3 py-1.5 hover:bg-sunk',
        isActive && 'bg-sunk outline-2 -outline-offset-2 outline-primary',
      )}
    >
      <bdi>{label}</bdi>
      {detail && (
        <bdi lang={detail.lang} className="text-sm text-soft">
          {detail.text}
        </bdi>
      )}
    </div>
  );
};

/**
 * A text field that suggests values while a person types; any other text may be entered as well. `notice` is shown in
 * place of the list, where there are no suggestions. For react-hook-form wrap it in a `Controller`.
 */
export const Combobox = ({
  value,
  onChange,
  onChoose,
  onBlur,
  name,
  inputRef,
  suggestions,
  notice,
  isOpen,
  setOpen,
  ...texts
}: FieldTexts & {
  value: string;
  onChange: (text: string) => void;
  onChoose?: (suggestion: Suggestion) => void;
  onBlur?: () => void;
  name: string;
  inputRef?: Ref<HTMLInputElement>;
  suggestions: readonly Suggestion[];
  notice: string | undefined;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}) => {
  const listId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const optionId = (id: string) => `${listId}-${id}`;
  const { activeId, type, choose, close, onKeyDown } = useCombobox({
    suggestions,
    isOpen,
    setOpen,
    onChange,
    onChoose,
  });
  const hasList = isOpen && suggestions.length > 0;
  const hasPopup = hasList || (isOpen && notice !== undefined);
  useEffect(() => {
    // In a dialog the list may begin below its edge.
    if (hasPopup) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [hasPopup]);
  return (
    <Field {...texts}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={inputRef}
            name={name}
            value={value}
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={activeId && optionId(activeId)}
            className={inputClass}
            onChange={({ currentTarget }) => type(currentTarget.value, currentTarget === document.activeElement)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          {hasPopup && (
            // A press must not take the focus from the field, which would close the list before the choice.
            // biome-ignore lint/a11y/noStaticElementInteractions: only prevents a change of the focus
            <div
              ref={popup}
              onMouseDown={(event) => event.preventDefault()}
              className="absolute inset-x-0 top-full z-20 mt-1 scroll-mb-4 rounded-lg border border-edge bg-card shadow-lg animate-rise"
            >
              {hasList ? (
                <div
                  id={listId}
                  role="listbox"
                  aria-label={t('common.combobox.suggestions')}
                  className="max-h-[min(21.25rem,46dvh)] overflow-y-auto overscroll-contain p-1.5"
                >
                  {suggestions.map((each) => (
                    <Option
                      key={each.id}
                      id={optionId(each.id)}
                      suggestion={each}
                      isActive={each.id === activeId}
                      onChoose={() => choose(each)}
                    />
                  ))}
                </div>
              ) : (
                <p className="px-4 py-3 text-sm text-soft">{notice}</p>
              )}
            </div>
          )}
          <span role="status" className="sr-only">
            {hasList ? t('common.combobox.count', { count: suggestions.length }) : isOpen && notice}
          </span>
        </div>
      )}
    </Field>
  );
};
