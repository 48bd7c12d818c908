import type { Interview } from '#shared/contracts/interviews.ts';
import type { CatalogueName } from '#shared/locales/catalogues.ts';
import { useT } from '#web/lib/i18n.ts';
import { DialogButton } from '#web/ui/dialog-button.tsx';
import { ListChecks } from '#web/ui/icons.ts';
import { laterDialog } from '#web/ui/lazy-dialog.tsx';

/** The texts of the kit beside those of its screen. */
export const kitTexts: readonly CatalogueName[] = ['interviewKit', 'canDo', 'languageTerms', 'matches'];

const KitDialog = laterDialog(async () => (await import('./kit-beside.tsx')).KitDialog, kitTexts);

const isToCome = ({ state, agreed }: Interview): boolean =>
  state === 'offered' || state === 'proposed' || (state === 'agreed' && Date.parse(agreed?.at ?? '') > Date.now());

/** Opens the kit of an interview: to prepare it, and from its beginning on to note and read what was seen. */
export const KitButton = ({ interview, name }: { interview: Interview; name: string }) => {
  const t = useT();
  const what = isToCome(interview) ? 'prepare' : 'notes';
  return (
    <DialogButton
      size="sm"
      icon={<ListChecks className="size-4" aria-hidden="true" />}
      aria-label={t(`interviews.${what}Named`, { name })}
      dialog={(onClose) => <KitDialog id={interview.id} name={name} onClose={onClose} />}
    >
      {t(`interviews.${what}`)}
    </DialogButton>
  );
};
