/** A statement of a policy, with its references resolved. */
export interface PolicyStatement {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: string | string[];
  Condition?: Readonly<Record<string, Readonly<Record<string, string | string[]>>>>;
}

/** A request to evaluate. Keys of the context are lower-cased. */
export interface AccessRequest {
  action: string;
  resource: string;
  context?: Readonly<Record<string, readonly string[]>>;
}

/** Whether a role's statements allow a request: one allows it, and none denies it (IAM's evaluation logic). */
export const allows = (statements: readonly PolicyStatement[], request: AccessRequest): boolean =>
  statements.some((each) => each.Effect === 'Allow' && applies(each, request)) &&
  !statements.some((each) => each.Effect === 'Deny' && applies(each, request));

/** Whether a statement applies to a request. Throws for an unknown condition. */
export function applies({ Action, Resource, Condition = {} }: PolicyStatement, request: AccessRequest): boolean {
  return (
    [Action].flat().some((pattern) => matches(pattern.toLowerCase(), request.action.toLowerCase())) &&
    [Resource].flat().some((pattern) => matches(pattern, request.resource)) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, wanted]) =>
        holds(operator, [wanted].flat(), request.context?.[key.toLowerCase()] ?? []),
      ),
    )
  );
}

const comparisons: Record<string, (wanted: string, given: string) => boolean> = {
  StringEquals: (wanted, given) => wanted === given,
  StringLike: (wanted, given) => matches(wanted, given),
};

/** One condition: without a qualifier the request must have the key with one value; `ForAllValues` is also true without values. */
function holds(operator: string, wanted: readonly string[], given: readonly string[]): boolean {
  const [qualifier, name = ''] = operator.includes(':') ? operator.split(':') : ['', operator];
  const compare = comparisons[name];
  if (!compare || !['', 'ForAllValues'].includes(qualifier ?? '')) {
    throw new Error(`The condition ${operator} is not known here.`);
  }
  if (qualifier === '' && given.length !== 1) return false;
  return given.every((value) => wanted.some((each) => compare(each, value)));
}

/** `*` means any characters and `?` one. */
const matches = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  ).test(text);
