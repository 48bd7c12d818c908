import type { Placeholder } from '#shared/domain/message-templates.ts';
import { useT } from '#web/lib/i18n.ts';
import { Plus } from '#web/ui/icons.ts';

/** Buttons that insert placeholders where the cursor is. */
export const PlaceholderButtons = ({
  names,
  onInsert,
}: {
  names: readonly Placeholder[];
  onInsert: (name: Placeholder) => void;
}) => {
  const t = useT();
  return (
    <fieldset className="mt-2">
      <legend className="mb-1.5 text-sm text-soft">{t('templates.insertPlaceholder')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => onInsert(name)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-ink hover:bg-sunk sm:min-h-8"
          >
            <Plus className="size-3.5 text-primary" aria-hidden="true" />
            <span>{t(`templates.value.${name}`)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
};
