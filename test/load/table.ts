/** A table in Markdown, with columns as wide as their widest cell; all but the first are aligned to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(width(0)) : cell.padStart(width(column)))).join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '-'.repeat(width(0)) : `${'-'.repeat(width(column) - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}
