import { isoInstant, minuteMs } from '#shared/domain/time.ts';

/** Eight zones with different rules, and the instants at which the clocks of some of them change. */
export const testedZones = [
  'Europe/Berlin',
  'Asia/Tokyo',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'America/St_Johns',
];
const changes = [
  '2026-10-25T01:00:00.000Z',
  '2026-11-01T06:00:00.000Z',
  '2027-03-28T01:00:00.000Z',
  '2027-04-03T15:00:00.000Z',
];

/** Instants before, at and after clock changes. */
export const aroundChanges = changes.flatMap((at) =>
  [-90, -1, 0, 1, 90].map((minutes) => isoInstant(new Date(Date.parse(at) + minutes * minuteMs).toISOString())),
);

/** 40 pairs of them. */
export const zonePairs = testedZones.flatMap((left, index) =>
  [1, 2, 3, 4, 5].map((step) => [left, testedZones[(index + step) % testedZones.length] as string] as const),
);
