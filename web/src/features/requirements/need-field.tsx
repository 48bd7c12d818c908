import { type Need, needs } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { Select } from '#web/ui/select.tsx';

/** Whether something is required or only a plus. */
export const NeedField = ({ value, onChange }: { value: Need; onChange: (need: Need) => void }) => {
  const t = useT();
  return (
    <Select
      label={t('requirements.need')}
      className="w-full sm:w-44"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Need)}
      options={needs.map((need) => ({ value: need, label: t(`requirements.needs.${need}`) }))}
    />
  );
};
