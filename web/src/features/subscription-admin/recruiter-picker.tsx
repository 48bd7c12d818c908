import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { adminCalls } from '#shared/contracts/admin.ts';
import { useT } from '#web/lib/i18n.ts';
import { itemsOf, pagesOf } from '#web/lib/query.ts';
import { useSettledText } from '#web/lib/use-settled-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** A recruiter to choose; without a name if only the id is known. */
export interface Choice {
  id: number;
  name: string | null;
  detail: string | null;
}

const mostShown = 5;
const isId = /^[1-9][0-9]{0,11}$/;

const useMatches = (keyword: string) =>
  useInfiniteQuery(pagesOf(adminCalls.recruiters, { query: { limit: mostShown, ...(keyword && { keyword }) } }));

const Matches = ({ keyword, onChoose }: { keyword: string; onChoose: (choice: Choice) => void }) => {
  const t = useT();
  const matches = useMatches(keyword);
  const found: Choice[] = (itemsOf(matches.data) ?? [])
    .slice(0, mostShown)
    .map(({ id, name, company_name, email }) => ({
      id,
      name: company_name || name,
      detail: company_name ? `${name}\u00a0· ${email}` : email,
    }));
  const choices = isId.test(keyword) ? [{ id: Number(keyword), name: null, detail: null }, ...found] : found;
  if (matches.isPending) return <Skeleton className="h-24 w-full" />;
  return (
    <>
      <p role="status" className={choices.length > 0 ? 'sr-only' : 'text-sm text-soft'}>
        {matches.isError && t('subscriptionAdmin.pick.failed')}
        {!matches.isError && t('subscriptionAdmin.pick.found', { count: choices.length })}
      </p>
      <ul
        aria-label={t('subscriptionAdmin.pick.matches')}
        className="divide-y divide-line rounded-md border border-line empty:hidden"
      >
        {choices.map((choice) => (
          <li key={`${choice.id} ${choice.name}`}>
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className="block w-full px-3.5 py-2 text-start text-sm -outline-offset-2 hover:bg-sunk"
            >
              <ChoiceText choice={choice} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

const ChoiceText = ({ choice: { id, name, detail } }: { choice: Choice }) => {
  const t = useT();
  return (
    <>
      <span className="block font-semibold wrap-anywhere">
        <bdi>{name ?? t('subscriptionAdmin.pick.byId', { id: String(id) })}</bdi>
      </span>
      {detail && (
        <span className="block text-soft wrap-anywhere">
          <bdi>{detail}</bdi>
          {'\u00a0· '}
          {t('subscriptionAdmin.id', { id: String(id) })}
        </span>
      )}
    </>
  );
};

const Chosen = ({ choice, onChange }: { choice: Choice; onChange: () => void }) => {
  const t = useT();
  const change = useRef<HTMLButtonElement>(null);
  useEffect(() => change.current?.focus(), []);
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{t('subscriptionAdmin.column.recruiter')}</p>
      <div className="flex items-center justify-between gap-3 rounded-md bg-sunk py-1.5 ps-3.5 pe-1.5 text-sm">
        <div className="min-w-0">
          <ChoiceText choice={choice} />
        </div>
        <Button ref={change} variant="quiet" size="sm" onClick={onChange}>
          {t('subscriptionAdmin.pick.change')}
        </Button>
      </div>
    </div>
  );
};

/** Finds a recruiter by name, company, e-mail address or id. */
export const RecruiterPicker = ({
  chosen,
  onChoose,
  error,
}: {
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
  error: string | undefined;
}) => {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const { text, setText } = useSettledText(keyword, setKeyword);
  if (chosen) return <Chosen choice={chosen} onChange={() => onChoose(undefined)} />;
  return (
    <div className="space-y-2">
      <TextInput
        type="search"
        label={t('subscriptionAdmin.column.recruiter')}
        hint={t('subscriptionAdmin.pick.hint')}
        icon={<Search className="size-4" aria-hidden="true" />}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={error}
      />
      <Matches keyword={keyword.trim()} onChoose={onChoose} />
    </div>
  );
};
