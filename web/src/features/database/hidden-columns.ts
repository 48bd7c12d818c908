import { useSyncExternalStore } from 'react';
import { createStored } from '#web/lib/stored.ts';
import type { TableName } from './sources.ts';

const key = 'database_columns';
const stored = createStored([key]);

type Hidden = Partial<Record<TableName, readonly string[]>>;

/** The hidden columns in a stored text, by table; other content is ignored. */
export const parseHidden = (text: string | null): Hidden => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.filter(([, list]) => Array.isArray(list)).map(([name, list]) => [name, list.map(String)]),
    );
  } catch {
    return {};
  }
};

const none: readonly string[] = [];
let lastText: string | null = null;
let last: Hidden = {};

// The same object until something changes, so that React can compare it.
const read = (): Hidden => {
  const text = stored.read(key);
  if (text !== lastText) {
    lastText = text;
    last = parseHidden(text);
  }
  return last;
};

/** Hides a column of a table in this browser, or shows it again. */
export const toggleColumn = (table: TableName, column: string): void => {
  const hidden = read()[table] ?? none;
  const next = hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column];
  stored.write({ [key]: JSON.stringify({ ...read(), [table]: next }) });
};

/** The columns of a table that are hidden in this browser. */
export const useHiddenColumns = (table: TableName): readonly string[] =>
  useSyncExternalStore(stored.subscribe, read, () => last)[table] ?? none;
