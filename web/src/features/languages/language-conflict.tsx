import type { LanguageRow, Mode } from '#shared/domain/languages/language-row.ts';
import { formatList } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import type { ConflictField } from '#web/ui/differences.ts';
import { LanguageLines } from './language-lines.tsx';

/** The languages' form as a conflict shows it. */
export const useConflictFields = (): Record<string, ConflictField> => {
  const t = useT();
  return {
    languages: {
      label: t('languages.title'),
      show: (rows: readonly LanguageRow[]) => <LanguageLines languages={rows} max={rows.length} />,
    },
    modes: {
      label: t('languageForm.modes'),
      show: (modes: readonly Mode[]) => formatList(modes.map((mode) => t(`languages.mode.${mode}`))),
    },
  };
};
