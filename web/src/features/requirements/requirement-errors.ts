/** The message of a refusal at a path below a place of the form; undefined without one. */
export type MessageAt = (...path: (string | number)[]) => string | undefined;

const childOf = (parent: unknown, key: string | number): unknown =>
  typeof parent === 'object' && parent !== null ? (parent as Record<string | number, unknown>)[key] : undefined;

/** Reads the messages of a form library's nested errors; those of a list itself are below `root`. */
export const messagesIn =
  (errors: unknown, ...place: (string | number)[]): MessageAt =>
  (...path) => {
    const found = [...place, ...path].reduce(childOf, errors);
    const message = childOf(found, 'message') ?? childOf(childOf(found, 'root'), 'message');
    return typeof message === 'string' ? message : undefined;
  };
