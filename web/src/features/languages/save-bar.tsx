import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

/** The buttons of the form, in sight at the bottom of the screen, and whether something is unsaved. */
export const SaveBar = ({
  isUnsaved,
  isSaving,
  onCancel,
}: {
  isUnsaved: boolean;
  isSaving: boolean;
  onCancel: () => void;
}) => {
  const t = useT();
  return (
    <div className="sticky bottom-[calc(3.75rem+1px+env(safe-area-inset-bottom))] z-10 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 rounded-b-lg border-t border-line bg-card px-5 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 md:bottom-0">
      <p role="status" className="me-auto text-sm font-semibold text-accent-ink max-sm:basis-full">
        {isUnsaved && t('languageForm.unsaved')}
      </p>
      <Button variant="secondary" className="max-sm:px-3" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" className="max-sm:grow max-sm:px-3" loading={isSaving}>
        {t('languageForm.save')}
      </Button>
    </div>
  );
};
