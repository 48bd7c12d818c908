import { useT } from '#web/lib/i18n.ts';
import { useLetterKeys } from '#web/lib/letter-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronDown, ListPlus, Trash2, UserRoundCheck, UserRoundX } from '#web/ui/icons.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import type { OpenBulk } from '#web/ui/use-selection.ts';

/** The states among which people of the shortlist are moved without a dialog: no one is notified. */
const openStates = ['active', 'contacted', 'interview', 'interviewed'] as const;
type OpenState = (typeof openStates)[number];

const ShortlistMoves = ({
  onMove,
  onOpen,
}: {
  onMove: (target: OpenState) => void;
  onOpen: (open: OpenBulk) => void;
}) => {
  const t = useT();
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" size="sm">
            <span>{t('bulk.move')}</span>
            <ChevronDown className="size-4" aria-hidden="true" />
          </Button>
        }
      >
        {openStates.map((status) => (
          <MenuItem key={status} onSelect={() => onMove(status)}>
            {t(`shortlist.status.${status}`)}
          </MenuItem>
        ))}
        {/* On a phone there is no room for their buttons. */}
        <MenuItem onSelect={() => onOpen('hired')}>{t('bulk.hire')}</MenuItem>
        <MenuItem onSelect={() => onOpen('removed')} danger>
          {t('bulk.remove')}
        </MenuItem>
      </Menu>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:hidden"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => onOpen('removed')}
      >
        {t('bulk.remove')}
      </Button>
    </>
  );
};

const ApplicantMoves = ({ onOpen }: { onOpen: (open: OpenBulk) => void }) => {
  const t = useT();
  const letters = useLetterKeys();
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => onOpen('choose')}>
        {t('bulk.move')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:hidden"
        icon={<ListPlus className="size-4" aria-hidden="true" />}
        onClick={() => onOpen('shortlisted')}
        {...(letters && { 'aria-keyshortcuts': 's' })}
      >
        {t('bulk.shortlist')}
      </Button>
    </>
  );
};

/** Moves the selected people to an open state, or opens the dialog of what they are notified of. */
export const MoveButtons = ({
  isShortlist,
  onMove,
  onOpen,
}: {
  isShortlist: boolean;
  onMove: (target: OpenState) => void;
  onOpen: (open: OpenBulk) => void;
}) => {
  const t = useT();
  const letters = useLetterKeys();
  return (
    <>
      {isShortlist ? <ShortlistMoves onMove={onMove} onOpen={onOpen} /> : <ApplicantMoves onOpen={onOpen} />}
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:hidden"
        icon={<UserRoundCheck className="size-4" aria-hidden="true" />}
        onClick={() => onOpen('hired')}
        {...(letters && { 'aria-keyshortcuts': 'h' })}
      >
        {t('bulk.hire')}
      </Button>
      <Button
        variant="danger"
        size="sm"
        icon={<UserRoundX className="size-4" aria-hidden="true" />}
        onClick={() => onOpen('rejected')}
        {...(letters && { 'aria-keyshortcuts': 'r' })}
      >
        {t('bulk.reject')}
      </Button>
    </>
  );
};
