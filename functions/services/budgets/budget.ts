/** What people come for. The failed calls of each are a metric, `<name>Failed`: `infra/constructs/counted-calls.ts`. */
export const journeyNames = ['SignIn', 'Search', 'Apply', 'Pay'] as const;
export type JourneyName = (typeof journeyNames)[number];

export const metricOf = (journey: JourneyName): string => `${journey}Failed`;

/** Of a month's calls one in two hundred may fail (docs/operations/incidents.md). */
export const errorBudget = 0.005;

/** Fewer failed calls say nothing, however few calls there were. */
export const minFailures = 3;
