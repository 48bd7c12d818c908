import type { Statement } from './synthesize.ts';

/** A statement of a resource policy. */
interface ResourceStatement extends Statement {
  Principal: '*' | Record<string, string | string[]>;
}

/** A request to evaluate: service, action and the condition keys that AWS sets. */
export interface PolicyRequest {
  service: string;
  action: string;
  resource: string;
  context: Readonly<Record<string, string>>;
}

export const account = '111111111111';
const parameters: Readonly<Record<string, string>> = { 'AWS::AccountId': account, 'AWS::Partition': 'aws' };

/** Renders a template value as text: references to resources become their logical ids. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { Ref, 'Fn::Join': join } = value as { Ref?: string; 'Fn::Join'?: [string, unknown[]] };
  if (join) return join[1].map(textOf).join(join[0]);
  if (Ref) return parameters[Ref] ?? Ref;
  throw new Error(`This test does not know ${JSON.stringify(value)}.`);
}

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`, 'i').test(text);

const operators: Record<string, (expected: string, given: string) => boolean> = {
  StringEquals: (expected, given) => expected === given,
  Bool: (expected, given) => expected === given,
  ArnLike: matches,
};

function holds(condition: unknown, context: PolicyRequest['context']): boolean {
  return Object.entries((condition ?? {}) as Record<string, Record<string, unknown>>).every(([name, keys]) => {
    const operator = operators[name];
    if (!operator) throw new Error(`This test does not know the operator ${name}.`);
    return Object.entries(keys).every(([key, expected]) => operator(textOf(expected), context[key] ?? ''));
  });
}

function concerns({ Principal, Action, Resource, Condition }: ResourceStatement, request: PolicyRequest): boolean {
  const services = typeof Principal === 'string' ? ['*'] : Object.values(Principal).flat();
  return (
    services.some((pattern) => matches(textOf(pattern), request.service)) &&
    [Action].flat().some((pattern) => matches(pattern, request.action)) &&
    [Resource].flat().some((pattern) => matches(textOf(pattern), request.resource)) &&
    holds(Condition, request.context)
  );
}

/** Whether a resource policy allows a service's request: an explicit denial wins, and the default is to deny. */
export function isAllowed(statements: unknown, request: PolicyRequest): boolean {
  const effects = (statements as ResourceStatement[])
    .filter((statement) => concerns(statement, request))
    .map(({ Effect }) => Effect);
  return effects.includes('Allow') && !effects.includes('Deny');
}
