import { maxOfNetwork } from '#functions/api/system/report-budget.ts';
import { networkCodes } from '#functions/entities/address-budget/address-budget-store.ts';
import { pageViewBudget } from '#functions/entities/address-budget/page-view-budget.ts';
import { stages } from '#infra/settings/config.ts';
import { type DayBudget, dayBudgets } from '#shared/domain/day-budgets.ts';
import { uploadRules } from '#shared/domain/file-type.ts';
import { removedFileDays } from '#shared/domain/retention.ts';
import { maxSavedSearches } from '#shared/domain/saved-searches.ts';
import { callUnits } from '#test/bench/call-units.ts';
import { memory, prices } from './costs.ts';
import { readKeyUnits, type StoredUnits } from './key-units.ts';
import { confirmedSignUp, habits } from './mix.ts';
import { limits } from './plan.ts';
import { markdownTable } from './table.ts';
import { timeOf } from './totals.ts';

/** A way to cause costs: how often a day, and US dollars each time. */
export interface ClientCost {
  what: string;
  /** What bounds it. */
  bound: string;
  times: number;
  each: number;
}

const { requestsPerAddress, addressBudget } = stages.prod;
const hours = 24;

/** What the figures assume where the software has no bound of its own. */
const assumed = {
  /** Bytes of a response, compressed. */
  answer: 20e3,
  /** Shortlists with one candidate, or jobs of one recruiter, to which a change is copied: of an item of 1 KB with three indexes. */
  copies: 1_000,
  writesOfCopy: 4,
  /** Read units of a copy of one's data with every list at its bound: 20 pages of 100 KB each. */
  exportReads: 8 * 20 * 12.5,
  exportBytes: 6e6,
  /** Instances of a function that the requests of one address keep busy, and bytes of the longest line that it writes. */
  instances: 10,
  lineBytes: 1_500,
} as const;

/** Requests of one client address in a day: the firewall counts those of five minutes. */
const requests = requestsPerAddress * 12 * hours;

/** Dollars of a request beside its units: edge, firewall, gateway, function and response. */
const requestCost = (milliseconds: number, bytes: number = assumed.answer) =>
  prices.edgeRequest +
  prices.firewallRequest +
  prices.gatewayRequest +
  prices.lambdaRequest +
  (milliseconds / 1_000) * memory * prices.lambdaGigabyteSecond +
  (bytes / 1e9) * prices.edgeGigabyte;

const unitCost = (read: number, write: number) => read * prices.readUnits + write * prices.writeUnits;

/** Dollars of a call of the mix with what follows from it, but for mails, which have budgets of their own. */
function callCost(operation: string, { call, after, requests: follow }: StoredUnits): number {
  const units = [...Object.values(call), ...Object.values(after)];
  const sum = (place: 0 | 1) => units.reduce((total, use) => total + (use[place] ?? 0), 0);
  const following = follow * (prices.lambdaRequest + 0.005 * memory * prices.lambdaGigabyteSecond);
  return requestCost(timeOf(operation)) + unitCost(sum(0), sum(1)) + following;
}

const measured = readKeyUnits();
const costOf = (operation: string) => callCost(operation, measured[operation] ?? noUnits);
const noUnits: StoredUnits = { call: {}, after: {}, records: 0, mails: 0, requests: 0, transactions: {} };

/** The longest list without a bound of its own: 500 applicants by match (docs/data-model.md), in half a second. */
const longestList = requestCost(500) + unitCost(0.6 * 500, 5);

const budgeted = ['jobs.countPageView', 'candidates.updateProfile', 'candidates.setLanguages', 'jobs.create'];

/** The costliest request that only the firewall bounds. */
function costliest(who: readonly string[], more: number): { operation: string; each: number } {
  const calls = habits.filter(({ by }) => who.includes(by)).flatMap(({ calls }) => Object.keys(calls));
  const costs = calls
    .filter((operation) => !budgeted.includes(operation))
    .map((operation) => ({ operation: `\`${operation}\``, each: costOf(operation) }));
  return [...costs, { operation: '500 applicants by match', each: more }].reduce((most, each) =>
    each.each > most.each ? each : most,
  );
}

function requestsOf(who: readonly string[], more = 0): ClientCost {
  const { operation, each } = costliest(who, more);
  const bound = `firewall: ${requestsPerAddress.toLocaleString('en')} in five minutes`;
  return { what: `requests, the costliest: ${operation}`, bound, times: requests, each };
}

const mailed = (operation: string) => prices.mail + costOf(operation);
const perHour = (budget: number) => `${budget} an hour and network`;

/** What a client without a session can cause in a day, from one network. */
export const anonymousCosts = (): ClientCost[] => [
  requestsOf(['guests']),
  {
    what: 'mailed codes',
    bound: perHour(networkCodes(addressBudget)),
    times: networkCodes(addressBudget) * hours,
    each: mailed('auth.candidateSendOtp'),
  },
  {
    what: 'sign-ups, and answers about addresses',
    bound: perHour(addressBudget),
    times: addressBudget * hours,
    each: costOf('auth.candidateSignup'),
  },
  {
    what: 'guesses at codes, each with a new account',
    bound: perHour(addressBudget),
    times: addressBudget * hours,
    each: costOf(confirmedSignUp),
  },
  {
    what: 'counted views of jobs',
    bound: perHour(pageViewBudget),
    times: pageViewBudget * hours,
    each: costOf('jobs.countPageView'),
  },
  {
    what: 'reports',
    bound: `${dayBudgets.reports} a day and network`,
    times: dayBudgets.reports,
    each: costOfUnits('reports.create'),
  },
  {
    what: 'log lines of failures in browsers',
    bound: `${maxOfNetwork} an hour, each instance`,
    times: maxOfNetwork * hours * assumed.instances,
    each: (assumed.lineBytes / 1e9) * prices.logGigabyte,
  },
];

/** Dollars of a call that is not in the mix: its own units, twice for what follows. */
function costOfUnits(operation: string): number {
  const [read, write] = callUnits[operation] ?? [0, 0];
  return requestCost(timeOf(operation)) + 2 * unitCost(read, write);
}

/** A form can be posted again for this time, each time another version that is stored until the second midnight. */
const formSeconds = 5 * 60;
const gigabitSecond = 125e6;
const postedDays = 2;

/** Dollars of one use of each budget of a day. */
const eachOf: Record<DayBudget, { what: string; each: number }> = {
  transcriptions: {
    what: 'transcriptions, of videos as long as Transcribe takes',
    each: limits.transcribeMinutes * prices.transcribedMinute,
  },
  exports: {
    what: 'copies of the own data, with all lists at their bound',
    each: requestCost(10_000, assumed.exportBytes) + unitCost(assumed.exportReads, 1),
  },
  uploads: {
    what: `uploads, each replaced and stored for ${removedFileDays} days`,
    each:
      5 * prices.fileWrite +
      (uploadRules.video.maxBytes / 1e9) * prices.fileGigabyte * (removedFileDays / 30) +
      costOfUnits('uploads.complete'),
  },
  prompts: { what: 'recordings', each: 5 * prices.fileWrite + 2 * costOfUnits('samples.finish') },
  profile_saves: {
    what: `saves of a profile, also by imports, copied to ${assumed.copies.toLocaleString('en')} places`,
    each: costOf('candidates.setLanguages') + assumed.copies * unitCost(1, assumed.writesOfCopy),
  },
  new_searches: { what: 'saved searches, each with a report', each: mailed('applications.apply') },
  invitations: {
    what: 'invitations of colleagues',
    each: costOfUnits('recruiters.invite') + prices.mail + unitCost(4, 2),
  },
  first_messages: { what: 'first messages', each: costOfUnits('shortlist.send') },
  messages: { what: 'messages', each: costOfUnits('shortlist.send') },
  interviews: { what: 'offers of times for interviews', each: 20 * costOfUnits('shortlist.offerTimes') },
  rooms: {
    what: 'openings of rooms, each with half an hour of relays',
    each: costOfUnits('shortlist.openRoom') + prices.videoChannel + 60 * prices.relayedMinute,
  },
  reports: { what: 'reports', each: costOfUnits('reports.create') },
  mails: { what: 'mails to other people', each: prices.mail + unitCost(3, 3) },
};

/** What a client with a session can cause in a day, from one network: as candidate or recruiter, whatever costs more. */
export const signedInCosts = (): ClientCost[] => [
  requestsOf(['candidates', 'recruiters'], longestList),
  ...Object.entries(dayBudgets).map(([budget, times]) => ({
    ...eachOf[budget as DayBudget],
    bound: `${times.toLocaleString('en')} a day and account`,
    times,
  })),
  {
    what: 'files posted again with one form, at 1 Gbit/s',
    bound: `${dayBudgets.uploads} forms of five minutes`,
    times: dayBudgets.uploads,
    each: ((formSeconds * gigabitSecond) / 1e9) * prices.fileGigabyte * (postedDays / 30),
  },
  {
    what: 'reports of saved searches',
    bound: `${maxSavedSearches} searches, one report an hour each`,
    times: maxSavedSearches * hours,
    each: mailed('applications.apply'),
  },
  ...anonymousCosts().filter(({ what }) => what === 'mailed codes'),
];

/** US dollars of a day. */
export const dollarsOf = (costs: readonly ClientCost[]): number =>
  costs.reduce((sum, { times, each }) => sum + times * each, 0);

const dollars = (value: number) => value.toFixed(2);

function costTable(costs: readonly ClientCost[]): string {
  const rows = costs.map(({ what, bound, times, each }) => [
    what,
    bound,
    times.toLocaleString('en'),
    dollars(times * each),
  ]);
  return markdownTable(
    ['what', 'bounded by', 'a day', 'US dollars a day'],
    [...rows, ['together', '', '', dollars(dollarsOf(costs))]],
  );
}

/** The tables of docs/security/costs.md by who causes the costs. */
export const clientCostTables = (): Record<string, string> => ({
  'One anonymous client': costTable(anonymousCosts()),
  'One signed-in client': costTable(signedInCosts()),
});
