import { type Mode, modes } from '#shared/domain/languages/language-row.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChevronDown } from '#web/ui/icons.ts';

/** What an interpreter or translator offers, in one line until it is opened. */
export const ModeFields = ({ offered, onChange }: { offered: readonly Mode[]; onChange: (modes: Mode[]) => void }) => {
  const t = useT();
  const toggle = (mode: Mode) =>
    onChange(modes.filter((each) => (each === mode ? !offered.includes(mode) : offered.includes(each))));
  return (
    <details className="group rounded-lg border border-line px-4 sm:px-5">
      <summary className="flex min-h-16 list-none items-center justify-between gap-3 rounded-md py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block font-semibold">{t('languageForm.modes')}</span>
          {offered.length > 0 && (
            <span className="block text-sm text-soft">
              {formatList(offered.map((mode) => t(`languages.mode.${mode}`)))}
            </span>
          )}
        </span>
        <ChevronDown
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <fieldset className="pb-4">
        <legend className="mb-1 text-sm text-soft">{t('languageForm.modesText')}</legend>
        <div className="grid sm:grid-cols-2">
          {modes.map((mode) => (
            <Checkbox
              key={mode}
              label={t(`languages.mode.${mode}`)}
              checked={offered.includes(mode)}
              onChange={() => toggle(mode)}
            />
          ))}
        </div>
      </fieldset>
    </details>
  );
};
