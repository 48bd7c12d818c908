/** A line of a log. */
export type Line = Readonly<Record<string, string | number>>;
type Matches = (line: Line) => boolean;

const compare: Readonly<Record<string, (value: string | number, wanted: string) => boolean>> = {
  '=': (value, wanted) => likeText(value, wanted),
  '!=': (value, wanted) => !likeText(value, wanted),
  '>=': (value, wanted) => Number(value) >= Number(wanted),
};

/** Whether a text is the wanted one, which may end with `*`. */
const likeText = (value: string | number, wanted: string): boolean =>
  wanted.endsWith('*') ? String(value).startsWith(wanted.slice(0, -1)) : String(value) === wanted;

/**
 * What a filter pattern for JSON lines of CloudWatch Logs matches. A line without a field matches no comparison of it.
 * @throws TypeError for what is no pattern, and for what this does not evaluate
 */
export function filterPattern(pattern: string): Matches {
  const tokens = pattern.match(/"[^"]*"|\$\.\w+|&&|\|\||[<>!]?=|[{}()]|[\w.]+/g) ?? [];
  const take = (...wanted: string[]): string | undefined =>
    wanted.includes(tokens[0] ?? '') ? tokens.shift() : undefined;
  const demand = (wanted: string): void => {
    if (!take(wanted)) throw new TypeError(`${pattern}: ${wanted} is missing at ${tokens[0]}.`);
  };
  const chain = (next: () => Matches, symbol: string, join: (parts: Matches[]) => Matches): Matches => {
    const parts = [next()];
    while (take(symbol)) parts.push(next());
    return join(parts);
  };
  const any = (): Matches => chain(every, '||', (parts) => (line) => parts.some((each) => each(line)));
  const every = (): Matches => chain(single, '&&', (parts) => (line) => parts.every((each) => each(line)));
  const single = (): Matches => {
    if (take('(')) {
      const inner = any();
      demand(')');
      return inner;
    }
    const [field = '', operator = '', wanted = ''] = tokens.splice(0, 3);
    const isMet = compare[operator];
    if (!field.startsWith('$.') || !isMet)
      throw new TypeError(`${pattern}: this does not evaluate ${field} ${operator}.`);
    const text = wanted.replaceAll('"', '');
    return (line) => {
      const value = line[field.slice(2)];
      return value !== undefined && isMet(value, text);
    };
  };
  demand('{');
  const matches = any();
  demand('}');
  return matches;
}
