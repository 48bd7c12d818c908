/** Rows of the documents are no longer (`test/infra/pages.test.ts`). */
const maxLineLength = 200;

/**
 * A table in Markdown, with columns as wide as their widest cell unless that makes lines too long; columns of figures are
 * aligned to the right.
 */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const isRight = (column: number) =>
    rows.every((row) => /^(?:[\d.,]+(?: (?:%|s|min|days))?)?$/.test(row[column] ?? ''));
  const widest = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const isPadded = widest.reduce((sum, width) => sum + width + 3, 1) <= maxLineLength;
  const width = (column: number) => (isPadded ? (widest[column] ?? 0) : 3);
  const padded = (text: string, column: number) => {
    if (!isPadded) return text;
    return isRight(column) ? text.padStart(width(column)) : text.padEnd(width(column));
  };
  const line = (cells: readonly string[]) => `| ${cells.map(padded).join(' | ')} |`;
  const rule = head.map((_, column) =>
    isRight(column) ? `${'-'.repeat(width(column) - (isPadded ? 1 : 0))}:` : '-'.repeat(width(column)),
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
