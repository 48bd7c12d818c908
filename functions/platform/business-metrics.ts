/** Namespace of the portal's own metrics in CloudWatch. */
export const metricNamespace = 'LanguageJobPortal';

/**
 * The business events that are counted, each with its kinds; none: it has no kinds. Every kind is a metric of its own,
 * which CloudWatch bills by the month, so kinds are few and never name a person.
 */
export const businessMetrics = {
  /** New accounts, by what they are. */
  SignUps: ['candidate', 'recruiter', 'admin'],
  CodesSent: [],
  CodesFailed: [],
  Applications: [],
  /** Candidates that a recruiter unlocked. */
  Unlocks: [],
  /** By outcome, card and UPI alike. */
  Payments: ['completed', 'failed', 'refunded'],
} as const;

export type MetricName = keyof typeof businessMetrics;

/** A business event; `kind` is there exactly when its metric has kinds. */
export type BusinessEvent = {
  [Name in MetricName]: (typeof businessMetrics)[Name] extends readonly []
    ? { metric: Name }
    : { metric: Name; kind: (typeof businessMetrics)[Name][number] };
}[MetricName];
