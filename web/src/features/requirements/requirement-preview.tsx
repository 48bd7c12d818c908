import type { LanguageRequirements } from '#shared/domain/languages/language-requirement.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRequirementText } from '#web/lib/requirement-text.ts';
import { completeRequirements } from './complete-requirements.ts';

/** The sentence that candidates will read, as far as the requirements are complete. */
export const RequirementPreview = ({ value }: { value: LanguageRequirements }) => {
  const t = useT();
  const text = useRequirementText(completeRequirements(value));
  return (
    <div role="status" className="rounded-lg bg-sunk px-4 py-3">
      <p className="text-sm text-soft">{t('requirements.preview')}</p>
      <p className="mt-0.5 font-semibold wrap-anywhere">{text ?? t('requirements.previewEmpty')}</p>
    </div>
  );
};
