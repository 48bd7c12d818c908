/** A table in Markdown, with columns as wide as their widest cell; columns of figures are aligned to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isRight = (column: number) =>
    rows.every((row) => /^(?:[\d.,]+(?: (?:%|s|min|days))?)?$/.test(row[column] ?? ''));
  const padded = (text: string, column: number) =>
    isRight(column) ? text.padStart(width(column)) : text.padEnd(width(column));
  const width = (column: number) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length));
  const line = (cells: readonly string[]) => `| ${cells.map(padded).join(' | ')} |`;
  const rule = head.map((_, column) =>
    isRight(column) ? `${'-'.repeat(width(column) - 1)}:` : '-'.repeat(width(column)),
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
