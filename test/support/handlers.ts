import { handler as clear } from '#functions/events/clear-discarded-transcripts.ts';
import { handler as expire } from '#functions/events/expire-subscriptions.ts';
import { handler as clean } from '#functions/events/remove-site-files.ts';
import { handler as reportSearches } from '#functions/events/run-saved-searches.ts';
import { handler as seed } from '#functions/events/seed-plans-on-deployment.ts';
import { handler as mail } from '#functions/events/send-mails.ts';
import { handler as follow } from '#functions/events/stream.ts';
import { handler as snapshot } from '#functions/events/write-search-snapshots.ts';
import { asFunction } from './rights/current-function.ts';

/** The functions that events and schedules start; their requests to AWS are recorded under their names. */
export const followTable: typeof follow = (event) => asFunction('functions/events/stream.ts', () => follow(event));
export const sendMails: typeof mail = (event) => asFunction('functions/events/send-mails.ts', () => mail(event));
export const endSubscriptions: typeof expire = () =>
  asFunction('functions/events/expire-subscriptions.ts', () => expire());
export const writeSnapshots: typeof snapshot = () =>
  asFunction('functions/events/write-search-snapshots.ts', () => snapshot());
export const runSavedSearches: typeof reportSearches = () =>
  asFunction('functions/events/run-saved-searches.ts', () => reportSearches());
export const clearDiscarded: typeof clear = () =>
  asFunction('functions/events/clear-discarded-transcripts.ts', () => clear());
export const seedPlansOnDeployment: typeof seed = () =>
  asFunction('functions/events/seed-plans-on-deployment.ts', () => seed());
export const removeSiteFiles: typeof clean = (request) =>
  asFunction('functions/events/remove-site-files.ts', () => clean(request));
