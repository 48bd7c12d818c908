import { type ReactNode, useEffect, useRef } from 'react';
import type { ShortlistEntry } from '#shared/contracts/shortlist.ts';
import { stateOf } from '#shared/domain/hiring-pipeline.ts';
import { type PipelineState, pipelineStates } from '#shared/domain/hiring-statuses.ts';
import { cx } from '#web/lib/cx.ts';
import { useT } from '#web/lib/i18n.ts';
import { languageText } from '#web/lib/language-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { nameOf } from './entry.ts';
import { InterviewDate } from './interview-date.tsx';

const MoveMenu = ({ entry, onMove }: { entry: ShortlistEntry; onMove: (status: PipelineState) => void }) => {
  const t = useT();
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" aria-label={t('shortlist.board.moveNamed', { name: nameOf(entry) })}>
          <span>{t('shortlist.board.move')}</span>
          <ChevronDown className="size-4" aria-hidden="true" />
        </Button>
      }
    >
      {pipelineStates
        .filter((status) => status !== stateOf(entry))
        .map((status) => (
          <MenuItem key={status} onSelect={() => onMove(status)}>
            {t(`shortlist.status.${status}`)}
          </MenuItem>
        ))}
    </Menu>
  );
};

/**
 * Focuses the name of a card that was just moved, as its previous place has lost the focus: to the page, or to the main heading
 * already where the new place is shown late (`useReturnFocus`).
 */
const useFocusAfterMove = (isMoved: boolean) => {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isMoved && document.activeElement?.matches('body, main h1')) ref.current?.focus();
  }, [isMoved]);
  return ref;
};

/**
 * A candidate on the board. A press on the name opens the profile; the card is moved by its menu, or dragged with the
 * browser's own drag events. A drag-and-drop library would only add what the menu gives: keyboard, touch and screen
 * readers.
 */
export const BoardCard = ({
  entry,
  isMovable,
  isMoved,
  match,
  onView,
  onMove,
  onDrag,
}: {
  entry: ShortlistEntry;
  isMovable: boolean;
  /** This card was moved last. */
  isMoved: boolean;
  /** How the languages meet the entry's job. */
  match: ReactNode;
  onView: () => void;
  onMove: (status: PipelineState) => void;
  /** Called with true when a drag begins and with false when it ends. */
  onDrag: (isDragged: boolean) => void;
}) => {
  const t = useT();
  const { candidate, job } = entry;
  const name = useFocusAfterMove(isMoved);
  return (
    <article
      draggable={isMovable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(entry));
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      className={cx('rounded-lg border border-line bg-card p-3.5', isMovable && 'cursor-grab')}
    >
      <h3 className="text-base">
        <button
          ref={name}
          type="button"
          onClick={onView}
          className="min-h-11 w-full rounded-sm text-start wrap-anywhere hover:underline sm:min-h-0"
        >
          <bdi>{nameOf(entry)}</bdi>
        </button>
      </h3>
      {candidate.not_looking && <Badge tone="warning">{t('common.notLooking')}</Badge>}
      {candidate.subtitle && <p className="line-clamp-2 text-sm text-soft wrap-anywhere">{candidate.subtitle}</p>}
      <p className="mt-1.5 text-sm wrap-anywhere">
        {[
          candidate.language && languageText(candidate.language),
          job && t('shortlist.card.forJob', { title: job.title }),
        ]
          .filter(Boolean)
          .join('\u00a0· ')}
      </p>
      <div className="mt-1.5 empty:hidden">
        <InterviewDate entry={entry} />
      </div>
      {match && <div className="mt-2 empty:hidden">{match}</div>}
      {isMovable && (
        <div className="mt-3">
          <MoveMenu entry={entry} onMove={onMove} />
        </div>
      )}
    </article>
  );
};
