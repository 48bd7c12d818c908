/** Values by period, the oldest first; undefined where CloudWatch has none. */
export type Series = readonly (number | undefined)[];
type Value = number | Series;

/** An entry of `Metrics` of an alarm. */
export interface MetricQuery {
  Id: string;
  Expression?: string;
  MetricStat?: { Period?: number; Metric?: unknown };
  ReturnData?: boolean;
}

/** Of a pair of values by period; in a series, a missing value counts as 0 where the other one is there. */
const combine = (left: Value, right: Value, by: (left: number, right: number) => number): Value => {
  if (typeof left === 'number' && typeof right === 'number') return by(left, right);
  const at = (value: Value, index: number) => (typeof value === 'number' ? value : value[index]);
  const series = typeof left === 'number' ? (right as Series) : left;
  // Hours of minutes are combined thousands of times: nothing is created for each.
  return series.map((_, index) => {
    const first = at(left, index);
    const second = at(right, index);
    const isMissing =
      (typeof left === 'number' || first === undefined) && (typeof right === 'number' || second === undefined);
    const result = isMissing ? undefined : by(first ?? 0, second ?? 0);
    // A division by zero drops the data point.
    return Number.isFinite(result) ? result : undefined;
  });
};

const operators: Record<string, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '>': (left, right) => Number(left > right),
};

const seriesOf = (value: Value | undefined): Series =>
  Array.isArray(value) ? value : fail(`${value} is no series of values.`);
const fail = (message: string): never => {
  throw new TypeError(message);
};

const present = (series: Series) => series.filter((value) => value !== undefined);

/** The functions of AWS's metric math that this evaluates, as its guide describes them ("Using metric math"). */
const functionsOf = (period: number): Record<string, (...values: Value[]) => Value> => ({
  FLOOR: (value) => seriesOf(value).map((each) => each && Math.floor(each)),
  SUM: (value) => present(seriesOf(value)).reduce((sum, each) => sum + each, 0),
  MAX: (value) => Math.max(...present(seriesOf(value))),
  EPOCH: (value) => seriesOf(value).map((_, index) => 1_790_000_000 + index * period),
  IF: (condition, yes, no) =>
    seriesOf(condition).map((each) => (each === undefined ? undefined : Number(each ? yes : no))),
});

/** Evaluates one expression by recursive descent: comparison, sum, product, then numbers, ids, calls and parentheses. */
function evaluateExpression(expression: string, ids: ReadonlyMap<string, Value>, period: number): Value {
  const tokens = expression.match(/[A-Za-z]\w*|[0-9.]+|[-+*/>(),]/g) ?? [];
  const takeIf = (...wanted: string[]) => (wanted.includes(tokens[0] ?? '') ? tokens.shift() : undefined);
  const demand = (wanted: string) => takeIf(wanted) ?? fail(`${expression}: ${wanted} is missing at ${tokens[0]}.`);
  const chain = (next: () => Value, ...symbols: string[]) => {
    let value = next();
    for (let symbol = takeIf(...symbols); symbol; symbol = takeIf(...symbols)) {
      value = combine(value, next(), operators[symbol] ?? fail(symbol));
    }
    return value;
  };
  const compared = (): Value => chain(sum, '>');
  const sum = (): Value => chain(product, '+', '-');
  const product = (): Value => chain(single, '*', '/');
  const single = (): Value => {
    if (takeIf('(')) {
      const value = compared();
      demand(')');
      return value;
    }
    const token = tokens.shift() ?? fail(`${expression} ends too early.`);
    if (!takeIf('(')) return ids.get(token) ?? (Number.isNaN(Number(token)) ? fail(`No ${token}.`) : Number(token));
    const values = [compared()];
    while (takeIf(',')) values.push(compared());
    demand(')');
    return (functionsOf(period)[token] ?? fail(`This evaluates no ${token}.`))(...values);
  };
  const value = compared();
  return tokens.length === 0 ? value : fail(`${expression} goes on with ${tokens.join(' ')}.`);
}

/**
 * The series that an alarm watches, from the values of its only metric.
 * @throws TypeError for what is no metric math, and for what this does not evaluate
 */
export function evaluateAlarm(queries: readonly MetricQuery[], values: Series): Series {
  const [metric, ...others] = queries.filter(({ MetricStat }) => MetricStat);
  if (!metric || others.length > 0) return fail('The alarm has not one metric.');
  const ids = new Map<string, Value>([[metric.Id, values]]);
  const waiting = queries.filter(({ Expression }) => Expression);
  // Expressions may stand in any order: each is evaluated once those that it names are.
  for (const _ of queries) {
    for (const { Id, Expression = '' } of waiting.filter((each) => !ids.has(each.Id))) {
      const named = Expression.match(/\b[a-z]\w*/g) ?? [];
      if (named.every((id) => ids.has(id))) {
        ids.set(Id, evaluateExpression(Expression, ids, metric.MetricStat?.Period ?? Number.NaN));
      }
    }
  }
  const watched = queries.filter(({ ReturnData }) => ReturnData !== false);
  if (watched.length !== 1) return fail('An alarm watches one series.');
  return seriesOf(ids.get(watched[0]?.Id ?? ''));
}
