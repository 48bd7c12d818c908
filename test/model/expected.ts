/** The answer of a call that the model predicts. */
export interface Expected {
  status: number;
  code: string | undefined;
  /** Parts of the answer that do not depend on concurrent actions. */
  always: Record<string, unknown>;
  /** Parts of the answer that are exact without concurrent actions. */
  alone: Record<string, unknown>;
}

export const ok = (
  status: number,
  parts: { always?: Record<string, unknown>; alone?: Record<string, unknown> } = {},
): Expected => ({ status, code: undefined, always: {}, alone: {}, ...parts });

export const refused = (status: number, code: string): Expected => ({ status, code, always: {}, alone: {} });
