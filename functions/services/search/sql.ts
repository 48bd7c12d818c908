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

export const has = ({ columns, text }: Contains): Sql => ({
  text: `(${columns.map((column) => `instr(d.${column}, ?)`).join(' OR ')})`,
  values: columns.map(() => text),
});

export const hasNot = (contains: Contains): Sql => ({ ...has(contains), text: `NOT ${has(contains).text}` });

export const compared = ({ column, is, value }: Comparison): Sql => ({ text: `d.${column} ${is} ?`, values: [value] });
