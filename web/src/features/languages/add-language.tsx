import { type KeyboardEvent, useState } from 'react';
import { textId } from '#shared/texts/text-id.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageSuggestions } from '#web/lib/use-language-suggestions.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Plus } from '#web/ui/icons.ts';

/** Finds a language by any of its names and adds it: when it is chosen from the list, or by the button or Enter. */
export const AddLanguage = ({ tags, onAdd }: { tags: readonly string[]; onAdd: (tag: string) => void }) => {
  const t = useT();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const { languages, isUnknown } = useLanguageSuggestions(text, isOpen);
  const add = (tag: string | undefined) => {
    if (tag === undefined) return setError(textId('language_not_chosen'));
    if (tags.includes(tag)) return setError(textId('language_twice'));
    setText('');
    setError(undefined);
    onAdd(tag);
  };
  const addTyped = () => {
    const typed = text.trim().toLowerCase();
    const named = languages.find(({ name, own_name }) =>
      [name, own_name].some((each) => each?.toLowerCase() === typed),
    );
    const only = typed !== '' && languages.length === 1 ? languages[0] : undefined;
    add((named ?? only)?.tag);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter would save the form around this field.
    if (event.key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return;
    if (event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    addTyped();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the field within
    <div onKeyDown={onKeyDown} className="flex flex-wrap items-start gap-3">
      <Combobox
        className="grow basis-64"
        label={t('languageForm.add')}
        hint={t('languageForm.addHint')}
        error={error}
        name="add-language"
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        onChoose={({ id }) => add(id)}
        suggestions={languages.map(({ tag, name, own_name }) => ({
          id: tag,
          label: name,
          detail: own_name && own_name !== name ? { text: own_name, lang: tag } : undefined,
        }))}
        notice={isUnknown ? t('languageForm.unknown') : undefined}
        {...{ isOpen, setOpen }}
      />
      <Button
        variant="secondary"
        className="sm:mt-7"
        icon={<Plus className="size-4" aria-hidden="true" />}
        onClick={addTyped}
      >
        {t('languageForm.addButton')}
      </Button>
    </div>
  );
};
