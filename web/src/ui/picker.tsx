import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toAsciiDigits } from '#shared/domain/clean-text.ts';
import { cx } from '../lib/cx.ts';
import { useSettledText } from '../lib/use-settled-text.ts';
import { Button } from './button.tsx';
import { Search } from './icons.ts';
import { Skeleton } from './skeleton.tsx';
import { TextInput } from './text-input.tsx';

/** Something to choose; without a name if only the id is known. */
export interface Choice {
  id: number;
  name: string | null;
  detail: string | null;
}

/** What a search found: undefined while it loads, and not `isSearched` without a search text. */
export interface Found {
  choices: readonly Choice[] | undefined;
  isError: boolean;
  isSearched: boolean;
}

interface Texts {
  label: string;
  hint: string;
  matches: string;
  found: (count: number) => string;
  failed: string;
  byId: (id: string) => string;
  id: (id: string) => string;
  change: string;
}

const idPattern = /^[1-9][0-9]{0,11}$/;
const byIdOnly = (id: string): Choice => ({ id: Number(id), name: null, detail: null });

const ChoiceText = ({ choice: { id, name, detail }, texts }: { choice: Choice; texts: Texts }) => (
  <>
    <span className="block font-semibold wrap-anywhere">
      <bdi>{name ?? texts.byId(String(id))}</bdi>
    </span>
    {name && (
      <span className="block text-soft wrap-anywhere">
        {detail && (
          <>
            <bdi>{detail}</bdi>
            <span>{'\u00a0· '}</span>
          </>
        )}
        <span>{texts.id(String(id))}</span>
      </span>
    )}
  </>
);

const Matches = ({
  keyword,
  found: { choices: matching, isError, isSearched },
  texts,
  onChoose,
}: {
  keyword: string;
  found: Found;
  texts: Texts;
  onChoose: (choice: Choice) => void;
}) => {
  if (!isSearched) return null;
  if (!matching && !isError) return <Skeleton className="h-24 w-full" />;
  const id = toAsciiDigits(keyword);
  const choices = [...(idPattern.test(id) ? [byIdOnly(id)] : []), ...(matching ?? [])];
  return (
    <>
      <p role="status" className={choices.length > 0 ? 'sr-only' : 'text-sm text-soft'}>
        {isError ? texts.failed : texts.found(choices.length)}
      </p>
      <ul
        aria-label={texts.matches}
        className="divide-y divide-line rounded-md border border-line bg-card empty:hidden"
      >
        {choices.map((choice) => (
          <li key={`${choice.id} ${choice.name}`}>
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className="block w-full px-3.5 py-2 text-start text-sm -outline-offset-2 hover:bg-sunk"
            >
              <ChoiceText choice={choice} texts={texts} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const Chosen = ({
  choice,
  texts,
  takesFocus,
  onChange,
}: {
  choice: Choice;
  texts: Texts;
  takesFocus: boolean;
  onChange: () => void;
}) => {
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) change.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{texts.label}</p>
      <div className="flex items-center justify-between gap-3 rounded-md bg-sunk py-1.5 ps-3.5 pe-1.5 text-sm">
        <div className="min-w-0">
          <ChoiceText choice={choice} texts={texts} />
        </div>
        <Button ref={change} variant="quiet" size="sm" onClick={onChange}>
          {texts.change}
        </Button>
      </div>
    </div>
  );
};

/**
 * Finds something by a text, or takes its id, and shows what was chosen. The caller searches for `keyword`, which follows
 * the typing after a pause.
 */
export const Picker = ({
  keyword,
  onKeyword,
  found,
  chosen,
  onChoose,
  texts,
  error,
  name,
  floats = false,
}: {
  keyword: string;
  onKeyword: (keyword: string) => void;
  found: Found;
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  texts: Texts;
  error: string | undefined;
  name?: string;
  /** Whether the matches lie over what follows, instead of moving it. */
  floats?: boolean;
}) => {
  const { text, setText } = useSettledText(keyword, onKeyword);
  const [hasChosen, setChosen] = useState(false);
  const choose = (choice: Choice | undefined) => {
    setChosen(choice !== undefined);
    onChoose(choice);
  };
  // Enter takes a typed id, and never sends the form around with half a choice.
  const chooseId = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (idPattern.test(text.trim())) choose(byIdOnly(text.trim()));
  };
  if (chosen) {
    return <Chosen choice={chosen} texts={texts} takesFocus={hasChosen} onChange={() => choose(undefined)} />;
  }
  return (
    <div className="relative space-y-2">
      <TextInput
        type="search"
        name={name}
        label={texts.label}
        hint={texts.hint}
        icon={<Search className="size-4" aria-hidden="true" />}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={chooseId}
        error={error}
      />
      <div className={cx('space-y-2', floats && 'absolute inset-x-0 top-full z-10 rounded-md bg-card shadow-lg')}>
        <Matches keyword={keyword.trim()} found={found} texts={texts} onChoose={choose} />
      </div>
    </div>
  );
};
