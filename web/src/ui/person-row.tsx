import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Avatar } from './avatar.tsx';
import { IconButton } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import type { RowAction } from './open-row-menu.tsx';
import { RowMenu } from './row-menu.tsx';

/** What a row says of a person; each part is short, as it gets one or two lines. */
export interface PersonRowContent {
  name: string;
  avatar?: string | null;
  subtitle: string;
  /** Small marks after the name. */
  marks?: ReactNode;
  languages?: ReactNode;
  match?: ReactNode;
  place: string;
  state?: ReactNode;
  /** How long ago something changed. */
  since: ReactNode;
  choice?: { label: string; isChosen: boolean; isFull: boolean; onChoose: (isRange: boolean) => void };
  /** In place of a menu, where there is only one action. */
  action?: Omit<RowAction, 'danger'>;
  menu?: { label: string; actions: readonly RowAction[] };
}

/*
 * The places of the parts: one below the other on a phone, in two lines beside an open panel, in columns where there is room.
 * Each row is a grid of its own, so its columns have fixed shares.
 */
const places = cx(
  'grid min-h-14 content-center items-center gap-x-3 px-3 py-0.5 @xl:py-1.5',
  'grid-cols-[2.5rem_minmax(0,1fr)_auto_auto]',
  "[grid-template-areas:'avatar_name_state_menu'_'avatar_languages_languages_languages'_'choice_more_more_more']",
  '@xl:grid-cols-[auto_2.5rem_minmax(0,1.3fr)_minmax(0,1.2fr)_8.5rem_2.75rem]',
  "@xl:[grid-template-areas:'choice_avatar_name_languages_state_menu'_'choice_avatar_place_languages_since_menu']",
  '@5xl:grid-cols-[auto_2.5rem_minmax(0,1.5fr)_minmax(0,1.6fr)_minmax(0,1fr)_minmax(0,1fr)_7rem_7rem_2.75rem]',
  "@5xl:[grid-template-areas:'choice_avatar_name_languages_match_place_state_since_menu'_'choice_avatar_subtitle_languages_match_place_state_since_menu']",
);

/** A person in a line of 56 to 64 px; a press anywhere opens it. On phones it has four lines. */
export const PersonRow = ({
  name,
  avatar,
  subtitle,
  marks,
  languages,
  match,
  place,
  state,
  since,
  choice,
  action,
  menu,
  isOpen,
  tabIndex,
  onOpen,
}: PersonRowContent & { isOpen: boolean; tabIndex: 0 | -1; onOpen: () => void }) => (
  <article
    className={cx(
      'relative text-xs text-soft transition-colors',
      isOpen ? 'bg-primary-tint' : 'has-[:focus-visible]:bg-sunk/50 hover:bg-sunk/50',
      places,
    )}
  >
    {choice && (
      <span className="relative z-10 -my-2.5 [grid-area:choice] @xl:my-0">
        <Checkbox
          label={<span className="sr-only">{choice.label}</span>}
          tabIndex={tabIndex}
          checked={choice.isChosen}
          disabled={choice.isFull && !choice.isChosen}
          onChange={({ nativeEvent }) => choice.onChoose('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      </span>
    )}
    <Avatar
      name={name}
      src={avatar ?? null}
      className="size-10! self-start text-base! [grid-area:avatar] @max-xl:mt-1 @xl:self-center"
    />
    <div className="flex min-w-0 items-center gap-1.5 self-end [grid-area:name]">
      <h2 className="flex min-w-0 font-sans text-sm">
        <button
          type="button"
          data-opener
          tabIndex={tabIndex}
          aria-current={isOpen || undefined}
          onClick={onOpen}
          className="min-w-0 truncate text-start font-semibold text-ink after:absolute after:inset-0 forced-colors:aria-[current=true]:underline"
        >
          <bdi>{name}</bdi>
        </button>
      </h2>
      {marks}
    </div>
    <p className="hidden min-w-0 self-start truncate @5xl:block @5xl:[grid-area:subtitle]">
      <bdi>{subtitle}</bdi>
    </p>
    <div className="min-w-0 text-ink [grid-area:languages] [&_li]:truncate [&_ul]:space-y-0 [&_ul]:text-xs">
      {languages}
    </div>
    <div className="justify-self-end [grid-area:state] @xl:self-end @xl:justify-self-start @5xl:self-center">
      {state}
    </div>
    <div className="flex min-w-0 items-center gap-x-3 [grid-area:more] @xl:contents">
      <p className="min-w-0 flex-1 truncate [grid-area:place] @xl:self-start @5xl:self-center">
        <bdi>{place}</bdi>
      </p>
      <div className="max-w-40 min-w-0 shrink-0 [grid-area:match] [--lines:1] @xl:hidden @5xl:block @5xl:max-w-none">
        {match}
      </div>
      <p className="shrink-0 truncate [grid-area:since] @xl:self-start @5xl:self-center @5xl:text-end">{since}</p>
    </div>
    <span className="relative z-10 -my-2.5 [grid-area:menu] empty:hidden @xl:my-0">
      {menu && <RowMenu {...menu} tabIndex={tabIndex} />}
      {action && (
        <IconButton label={action.label} tabIndex={tabIndex} onClick={action.onSelect}>
          {action.icon}
        </IconButton>
      )}
    </span>
  </article>
);
