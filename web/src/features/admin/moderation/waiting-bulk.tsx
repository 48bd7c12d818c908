import type { WaitingRecruiter } from '#shared/contracts/moderation.ts';
import { useT } from '#web/lib/i18n.ts';
import { useLetterKeys } from '#web/lib/letter-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { ShieldCheck, UserRoundX } from '#web/ui/icons.ts';
import { SelectionBar } from '#web/ui/sticky-bar.tsx';
import type { useSelection } from '#web/ui/use-selection.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { BulkResult } from './bulk-result.tsx';
import type { Decided, Decision } from './decide-each.ts';
import type { useDecided } from './use-decided.ts';

/** What can be done with the selected recruiters, and how far the latest decision about several is. */
export const WaitingBulk = ({
  selection,
  deciding,
}: {
  selection: ReturnType<typeof useSelection<WaitingRecruiter, Decision>>;
  deciding: ReturnType<typeof useDecided>;
}) => {
  const t = useT();
  const letters = useLetterKeys();
  const { selected, clear, open, setOpen } = selection;
  const recruiters = [...selected.values()];
  const confirm = (all: Decided[]) => {
    setOpen(undefined);
    clear();
    deciding.decideAbout(all);
  };
  return (
    <>
      <div className="sticky bottom-20 z-10 md:bottom-4">
        <SelectionBar count={recruiters.length} selection={selection}>
          <Button
            size="sm"
            icon={<ShieldCheck className="size-4 max-sm:hidden" aria-hidden="true" />}
            disabled={deciding.isDeciding}
            onClick={() => setOpen('verify')}
            {...(letters && { 'aria-keyshortcuts': 'v' })}
          >
            {t('admin.recruiters.verify')}
          </Button>
          <Button variant="secondary" size="sm" disabled={deciding.isDeciding} onClick={() => setOpen('request')}>
            {t('moderation.recruiters.request')}
          </Button>
          <Button
            variant="danger"
            size="sm"
            icon={<UserRoundX className="size-4 max-sm:hidden" aria-hidden="true" />}
            disabled={deciding.isDeciding}
            onClick={() => setOpen('reject')}
            {...(letters && { 'aria-keyshortcuts': 'r' })}
          >
            {t('moderation.recruiters.reject')}
          </Button>
        </SelectionBar>
        <BulkResult deciding={deciding} />
      </div>
      {open && recruiters.length > 0 && (
        <BulkDialog decision={open} recruiters={recruiters} onConfirm={confirm} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
};
