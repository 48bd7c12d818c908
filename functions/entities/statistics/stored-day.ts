import * as z from 'zod/mini';
import type { HiringFigure } from '#shared/domain/hiring-stages.ts';
import { type VerificationWait, verificationWaits } from '#shared/domain/verification-wait.ts';

/** Of the items that this code writes. */
export const daySchemaVersion = 1;

/** A sum that may be below 0 for a moment, as stream records may come out of order. */
const figure = z.pipe(
  z._default(z.number(), 0),
  z.transform((sum) => Math.max(sum, 0)),
);

const dated = z.pipe(
  z.string(),
  z.transform((sortKey) => sortKey.slice(-'YYYY-MM-DD'.length)),
);

const hiringDay = z.object({
  SK: dated,
  views: figure,
  applications: figure,
  shortlisted: figure,
  interviewed: figure,
  hired: figure,
});

/** What was counted on a day for a job, or for all jobs of a recruiter. */
export type HiringDay = { date: string } & Record<HiringFigure, number>;

/** @throws ZodError when the item is no day of a job or a recruiter */
export function parseHiringDay(item: unknown): HiringDay {
  const { SK: date, ...figures } = hiringDay.parse(item);
  return { date, ...figures };
}

/** The figures of a day that exist once for each plan; the plan's name follows `#`. */
type PlanFigure = `started#${string}` | `revenue#${string}`;
type WaitFigure = `waited_${VerificationWait}`;

/** The figures of the whole portal on a day. Revenue in rupees, refunds in paise. */
export type PortalFigure =
  | 'candidates'
  | 'recruiters'
  | 'verified'
  | 'waited_minutes'
  | 'refunded_paise'
  | WaitFigure
  | PlanFigure;

/** What was counted on a day for the whole portal; plans have the names under which they were sold. */
export interface PortalDay {
  date: string;
  candidates: number;
  recruiters: number;
  verified: number;
  /** The sum of the minutes from sign-up to verification of those who were verified. */
  waited_minutes: number;
  waited: Record<VerificationWait, number>;
  refunded_paise: number;
  plans: { name: string; started: number; revenue: number }[];
}

const portalDay = z.looseObject({
  SK: dated,
  candidates: figure,
  recruiters: figure,
  verified: figure,
  waited_minutes: figure,
  refunded_paise: figure,
});

/** @throws ZodError when the item is no day of the portal */
export function parsePortalDay(item: unknown): PortalDay {
  const { SK: date, candidates, recruiters, verified, waited_minutes, refunded_paise, ...rest } = portalDay.parse(item);
  const sumOf = (name: PortalFigure) => figure.parse(rest[name]);
  const waited = Object.fromEntries(verificationWaits.map((wait) => [wait, sumOf(`waited_${wait}`)]));
  const names = new Set(Object.keys(rest).flatMap((name) => /^(?:started|revenue)#(.*)$/s.exec(name)?.[1] ?? []));
  return {
    date,
    candidates,
    recruiters,
    verified,
    waited_minutes,
    waited: waited as PortalDay['waited'],
    refunded_paise,
    plans: [...names].sort().map((name) => ({
      name,
      started: sumOf(`started#${name}`),
      revenue: sumOf(`revenue#${name}`),
    })),
  };
}
