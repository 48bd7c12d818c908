import type { Resource } from './synthesize.ts';

/** A template of one stack. */
export interface StackTemplate {
  Resources: Record<string, Resource>;
  Outputs?: Record<string, { Value: unknown }>;
}

interface OutputReference {
  StackName: string;
  OutputName: string;
}

/** Outputs that CDK adds for other stacks; in a merged template nothing needs them. */
const isForOthers = (name: string): boolean => name.startsWith('PublishOutput');

/** Rewrites every object of a value, innermost first. */
function rewrite(value: unknown, change: (object: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewrite(inner, change)])));
}

/**
 * Merges the templates of stacks as if they were one: references between them become references within it. The id of another
 * stack than the first differs from the first one's, so a name that contains it is not mistaken for the same name.
 * @param templates by the names of their stacks, in order of deployment: each refers only to those before it
 * @throws Error when two stacks have the same logical id
 */
export function mergeTemplates(templates: Readonly<Record<string, StackTemplate>>): Required<StackTemplate> {
  const outputs = new Map<string, Record<string, { Value: unknown }>>();
  const merged: Required<StackTemplate> = { Resources: {}, Outputs: {} };
  for (const [index, [name, template]] of Object.entries(templates).entries()) {
    const { Resources, Outputs = {} } = rewrite(template, (object) => {
      const { StackName = '', OutputName = '' } = (object['Fn::GetStackOutput'] ?? {}) as Partial<OutputReference>;
      const found = outputs.get(StackName)?.[OutputName];
      if (found) return found.Value;
      return object.Ref === 'AWS::StackId' && index > 0 ? { 'Fn::Join': ['', [object, `/${name}`]] } : object;
    }) as StackTemplate;
    outputs.set(name, Outputs);
    for (const [id, resource] of Object.entries(Resources)) {
      if (merged.Resources[id]) throw new Error(`Two stacks have ${id}.`);
      merged.Resources[id] = resource;
    }
    const own = Object.entries(Outputs).filter(([output]) => !isForOthers(output));
    Object.assign(merged.Outputs, Object.fromEntries(own));
  }
  return merged;
}
