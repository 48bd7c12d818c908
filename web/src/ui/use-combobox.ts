import { type KeyboardEvent, useState } from 'react';

export interface Suggestion {
  id: string;
  /** The field's text after this suggestion is chosen. */
  label: string;
  /** Shown behind the label, in its own language. */
  detail?: { text: string; lang: string } | undefined;
}

/**
 * Keys and state of a text field with a list of suggestions, after the "editable combobox with list autocomplete" of
 * the WAI-ARIA Authoring Practices: the focus stays in the field, and nothing is chosen by itself.
 */
export const useCombobox = ({
  suggestions,
  isOpen,
  setOpen,
  onChange,
  onChoose,
}: {
  suggestions: readonly Suggestion[];
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  onChange: (text: string) => void;
  /** A suggestion was chosen; its text is in the field by then. */
  onChoose?: ((suggestion: Suggestion) => void) | undefined;
}) => {
  const [activeId, setActiveId] = useState<string>();
  const active = suggestions.findIndex(({ id }) => id === activeId);
  const activate = (index: number) => setActiveId(suggestions.at(index)?.id);

  const type = (text: string, hasFocus: boolean) => {
    onChange(text);
    setActiveId(undefined);
    setOpen(hasFocus);
  };
  const close = () => {
    setActiveId(undefined);
    setOpen(false);
  };
  const choose = (suggestion: Suggestion) => {
    onChange(suggestion.label);
    close();
    onChoose?.(suggestion);
  };
  /** Moves to the next or previous suggestion, from one end of the list to the other; opens a closed list. */
  const move = (step: 1 | -1) => {
    setOpen(true);
    if (active === -1 || !isOpen) activate(step === 1 ? 0 : -1);
    else activate((active + step) % suggestions.length);
  };

  const chosen = isOpen ? suggestions[active] : undefined;
  const actionOf = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Enter' && chosen) return () => choose(chosen);
    return key === 'Escape' && isOpen ? close : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods for Chinese or Japanese use the same keys for their own list.
    const action = event.nativeEvent.isComposing ? undefined : actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    action();
  };
  return { activeId: chosen?.id, type, choose, close, onKeyDown };
};
