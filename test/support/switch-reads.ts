/**
 * Whether a command reads the switches. That read belongs to no call: a container makes it at most once in 30 s, beside
 * whatever call comes then (decision 93).
 */
export const isSwitchRead = (input: unknown): boolean =>
  JSON.stringify((input as { Key?: unknown } | undefined)?.Key ?? null).includes('"SWITCHES"');
