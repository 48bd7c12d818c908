import { type KeyboardEvent, useState } from 'react';
import { textId } from '#shared/texts/text-id.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLanguageSuggestions } from '#web/lib/use-language-suggestions.ts';
import { Combobox } from '#web/ui/combobox.tsx';

/** The choice of the language that an entry of a file means. It is made when one is chosen from the list, or named and entered. */
export const LanguagePicker = ({
  name,
  label,
  hint,
  onPick,
}: {
  name: string;
  label: string;
  hint: string;
  onPick: (tag: string) => void;
}) => {
  const t = useT();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { languages, isUnknown } = useLanguageSuggestions(text, isOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const typed = text.trim().toLowerCase();
    const named = languages.find((each) => each.name.toLowerCase() === typed || each.own_name?.toLowerCase() === typed);
    if (named) onPick(named.tag);
    else setMissing(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the field within
    <div onKeyDown={onKeyDown}>
      <Combobox
        {...{ name, label, hint, isOpen, setOpen }}
        error={isMissing ? textId('language_not_chosen') : undefined}
        value={text}
        onChange={(next) => {
          setText(next);
          setMissing(false);
        }}
        onChoose={({ id }) => onPick(id)}
        suggestions={languages.map((each) => ({
          id: each.tag,
          label: each.name,
          detail: each.own_name && each.own_name !== each.name ? { text: each.own_name, lang: each.tag } : undefined,
        }))}
        notice={isUnknown ? t('portable.pick.unknown') : undefined}
      />
    </div>
  );
};
