import { toAsciiDigits } from '#shared/domain/clean-text.ts';
import { type WorkingLevel, workingLevels } from '#shared/domain/languages/language-row.ts';
import { useT } from '#web/lib/i18n.ts';
import { ChevronDown } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { EditedRow } from './language-rows.ts';
import { ownToday } from './today.ts';

/** The working language of an interpreter and the last use, unfolded where something is stated. */
export const RowDetails = ({
  row,
  error,
  onChange,
}: {
  row: EditedRow;
  error: string | undefined;
  onChange: (row: EditedRow) => void;
}) => {
  const t = useT();
  return (
    <details className="group" open={row.working !== null || row.last_used !== null || error !== undefined}>
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md text-sm font-semibold text-primary [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        <span>{t('languageForm.more')}</span>
      </summary>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        <Select
          label={t('languageForm.working')}
          hint={t('languageForm.workingHint')}
          value={row.working ?? ''}
          onChange={(event) => onChange({ ...row, working: (event.target.value || null) as WorkingLevel | null })}
          options={[
            { value: '', label: t('languageForm.notStated') },
            ...workingLevels.map((level) => ({ value: level, label: level })),
          ]}
        />
        <TextInput
          // Browsers without a picker of months show a field for text.
          type="month"
          label={t('languageForm.lastUsed')}
          hint={t('languageForm.lastUsedHint')}
          error={error}
          max={ownToday().slice(0, 7)}
          placeholder={ownToday().slice(0, 7)}
          value={row.last_used ?? ''}
          onChange={(event) => onChange({ ...row, last_used: toAsciiDigits(event.target.value) || null })}
        />
      </div>
    </details>
  );
};
