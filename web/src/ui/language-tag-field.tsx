import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguageNames } from '../lib/language-names.ts';
import { holdSubmitFor } from '../lib/lookups.ts';
import { resolveLanguage, useLanguageSuggestions } from '../lib/use-language-suggestions.ts';
import { Combobox } from './combobox.tsx';
import type { FieldTexts } from './field.tsx';

/**
 * A field for one language by any of its names. Its value is the tag, or the text itself while it names no single
 * language: the contract refuses that at this field.
 */
export const LanguageTagField = ({
  value,
  onChange,
  name,
  inputRef,
  unknown,
  ...texts
}: FieldTexts & {
  value: string;
  onChange: (tag: string) => void;
  name: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Shown in place of suggestions where no language has the name. */
  unknown: string;
}) => {
  const nameOf = useLanguageNames();
  /** The text while it is being typed; undefined shows the name of the value. */
  const [typed, setTyped] = useState<string>();
  // An answer that arrives later changes the form as it is then.
  const present = useRef({ value, onChange });
  present.current = { value, onChange };
  const [isOpen, setOpen] = useState(false);
  const text = typed ?? (value && nameOf ? nameOf(value) : value);
  const { languages, isUnknown } = useLanguageSuggestions(text, isOpen);

  const set = (tag: string) => {
    present.current.value = tag;
    present.current.onChange(tag);
  };
  const choose = (tag: string) => {
    setTyped(undefined);
    set(tag);
  };
  const resolve = async (words: string) => {
    const tag = await resolveLanguage(words);
    // Rendered before another field's answer arrives, which would undo this one.
    if (tag !== null && present.current.value === words) flushSync(() => set(tag));
  };
  /** Takes the typed text as it is, and requests from the server which language it names. */
  const settle = () => {
    if (typed === undefined) return;
    const words = typed.trim();
    const same = (each: string | null) => each?.toLocaleLowerCase() === words.toLocaleLowerCase();
    const known = languages.find((each) => same(each.name) || same(each.own_name));
    choose(known?.tag ?? words);
    if (!known && words !== '') void holdSubmitFor(resolve(words));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would send the form around this field before the language is known.
    if (event.key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setOpen(false);
    settle();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the field within
    <div onKeyDown={onKeyDown} className={texts.className}>
      <Combobox
        {...texts}
        className={undefined}
        name={name}
        {...(inputRef && { inputRef })}
        value={text}
        onChange={(next) => {
          setTyped(next);
          if (next.trim() === '') set('');
        }}
        onChoose={({ id }) => choose(id)}
        onBlur={settle}
        suggestions={languages.map(({ tag, name: label, own_name }) => ({
          id: tag,
          label,
          detail: own_name && own_name !== label ? { text: own_name, lang: tag } : undefined,
        }))}
        notice={isUnknown ? unknown : undefined}
        {...{ isOpen, setOpen }}
      />
    </div>
  );
};
