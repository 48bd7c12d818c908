import { type KeyboardEvent, useId, useState } from 'react';
import { maxLabelLength } from '#shared/domain/labels.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useKnownLabels } from './label-changes.ts';

/** Takes one label after the other, with those in use as suggestions. */
export const LabelInput = ({ onAdd, isBusy = false }: { onAdd: (label: string) => void; isBusy?: boolean }) => {
  const t = useT();
  const list = useId();
  const known = useKnownLabels();
  const [text, setText] = useState('');
  const add = () => {
    const label = text.trim();
    if (!label || isBusy) return;
    setText('');
    onAdd(label);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className="flex items-end gap-2">
      <TextInput
        className="min-w-0 flex-1"
        label={t('labels.add')}
        list={list}
        maxLength={maxLabelLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <datalist id={list}>
        {known.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <Button variant="secondary" loading={isBusy} onClick={add}>
        {t('labels.addButton')}
      </Button>
    </div>
  );
};
