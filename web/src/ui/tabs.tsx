import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { directionOf } from '#shared/locales/languages.ts';
import { useLanguage } from '../lib/i18n.ts';

export interface Tab {
  value: string;
  label: string;
  /** Number of items in the tab; as text if it is not a plain number. */
  count?: number | string | undefined;
  content: ReactNode;
}

/** Scrolls a row of tabs that is too long for the screen, and nothing else, until the chosen one is in sight. */
const showChosen = (row: HTMLElement | null): void => {
  const chosen = row?.querySelector('[data-state="active"]')?.getBoundingClientRect();
  if (!row || !chosen) return;
  const { left, right } = row.getBoundingClientRect();
  if (chosen.left < left) row.scrollBy({ left: chosen.left - left });
  else if (chosen.right > right) row.scrollBy({ left: chosen.right - right });
};

/** Tabs; keep `value` in the URL (`useSearchParams`), so that Back and a shared link show the same tab. */
export const Tabs = ({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}) => {
  const language = useLanguage();
  // A press reports its tab twice, from the button and from the focus, before the address changes. The second report
  // would add another history entry.
  const reported = useRef(value);
  reported.current = value;
  const report = (next: string) => {
    if (next === reported.current) return;
    reported.current = next;
    onChange(next);
  };
  const row = useRef<HTMLDivElement>(null);
  const widths = tabs.map(({ label: text, count }) => `${text} ${count ?? ''}`).join();
  // Counts that arrive later make the tabs before the chosen one wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row is measured again when its texts change
  useEffect(() => showChosen(row.current), [value, widths]);
  return (
    <Radix.Root value={value} onValueChange={report} dir={directionOf(language)}>
      <Radix.List
        ref={row}
        aria-label={label}
        className="mb-2 flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-md border-b-[3px] border-transparent px-3.5 text-sm font-semibold text-soft -outline-offset-2 hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink forced-colors:border-[color:Canvas] forced-colors:data-[state=active]:border-[color:Highlight]"
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && (
              <span className="rounded-sm bg-sunk px-1.5 text-xs tabular-nums">{tab.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-md">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
};
