import * as z from 'zod';

const figure = z.int().nonnegative();

/** What the landing page may show instead of the documented figures, as the operator's task `figures` prints it. */
export const landingFigures = z.strictObject({
  /** Active accounts of candidates. */
  candidates: figure,
  /** Verified recruiters. */
  recruiters: figure,
  /** Jobs that take applications. */
  jobs: figure,
  /** Applications that are stored. */
  applications: figure,
  /** The UTC day on which they were counted. */
  day: z.iso.date(),
});
export type LandingFigures = z.output<typeof landingFigures>;
