import { useState } from 'react';
import { useT } from '#web/lib/i18n.ts';
import { type Choice, Picker } from '#web/ui/picker.tsx';
import { type PersonType, usePeople } from './use-people.ts';

/** Finds the person whom entries are about, by name, company, e-mail address or id. */
export const PersonPicker = ({
  type,
  chosen,
  onChoose,
  error,
}: {
  type: PersonType;
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  error: string | undefined;
}) => {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const found = usePeople(type, keyword.trim());
  const kind = t(`audit.target.${type}`);
  return (
    <Picker
      name="id"
      floats
      keyword={keyword}
      onKeyword={setKeyword}
      found={found}
      chosen={chosen}
      onChoose={onChoose}
      error={error}
      texts={{
        label: t('audit.pick.label'),
        hint: t('audit.pick.hint'),
        matches: t('audit.pick.matches'),
        found: (count) => t('audit.pick.found', { count }),
        failed: t('audit.pick.failed'),
        byId: (id) => t('audit.targetNumber', { target: kind, id }),
        id: (id) => t('audit.targetNumber', { target: kind, id }),
        change: t('audit.pick.change'),
      }}
    />
  );
};
