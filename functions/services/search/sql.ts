import type { SQLInputValue } from 'node:sqlite';
import type { Comparison, Contains } from './index-kind.ts';

/** A piece of SQL with its values; `d` are the documents. */
export interface Sql {
  text: string;
  values: readonly SQLInputValue[];
}

export const allOf = (parts: readonly Sql[]): Sql => ({
  text: parts.map(({ text }) => text).join(' AND ') || 'TRUE',
  values: parts.flatMap(({ values }) => values),
});

export const anyOf = (parts: readonly Sql[]): Sql => ({
  text: `(${parts.map(({ text }) => text).join(' OR ') || 'FALSE'})`,
  values: parts.flatMap(({ values }) => values),
});

export const has = ({ columns, text, isWhole = false }: Contains): Sql => ({
  text: `(${columns.map((column) => `${isWhole ? 'has_word' : 'instr'}(d.${column}, ?)`).join(' OR ')})`,
  values: columns.map(() => text),
});

/** Not all of these. */
export const hasNotAll = (contains: readonly Contains[]): Sql => {
  const all = allOf(contains.map(has));
  return { ...all, text: `NOT (${all.text})` };
};

export const compared = ({ column, is, value }: Comparison): Sql => ({ text: `d.${column} ${is} ?`, values: [value] });
