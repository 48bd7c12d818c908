/** What the model says a call answers. */
export interface Expected {
  status: number;
  code: string | undefined;
  /** Parts of the answer that are the same whatever happens at the same time. */
  always: Record<string, unknown>;
  /** Parts of the answer that are exact when nothing else happens at the same time. */
  alone: Record<string, unknown>;
}

export const ok = (
  status: number,
  parts: { always?: Record<string, unknown>; alone?: Record<string, unknown> } = {},
): Expected => ({ status, code: undefined, always: {}, alone: {}, ...parts });

export const refused = (status: number, code: string): Expected => ({ status, code, always: {}, alone: {} });
