import type { IndexKind, SearchAnswer } from './port.ts';

/**
 * An engine's answer with its summaries in the form of their kind.
 * @throws ZodError when one has another form: the engine answers nonsense
 */
export const withSummaries = <Summary>(kind: IndexKind<Summary>, answer: SearchAnswer): SearchAnswer<Summary> => ({
  ...answer,
  found: answer.found.map(({ summary, place }) => ({ summary: kind.summary.parse(summary), place })),
});
