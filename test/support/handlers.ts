import { handler as expire } from '#functions/events/expire-subscriptions.ts';
import { handler as follow } from '#functions/events/stream.ts';
import { handler as mail } from '#functions/mails/send.ts';
import { handler as snapshot } from '#functions/search/on-schedule.ts';
import { handler as seed } from '#functions/subscriptions/on-deployment.ts';
import { handler as clear } from '#functions/transcriptions/clear-discarded.ts';
import { asFunction } from './rights/current-function.ts';

/** The functions that no call starts; what they need of AWS is noted as theirs. */
export const followTable: typeof follow = (event) => asFunction('functions/events/stream.ts', () => follow(event));
export const sendMails: typeof mail = (event) => asFunction('functions/mails/send.ts', () => mail(event));
export const endSubscriptions: typeof expire = () =>
  asFunction('functions/events/expire-subscriptions.ts', () => expire());
export const writeSnapshots: typeof snapshot = () => asFunction('functions/search/on-schedule.ts', () => snapshot());
export const clearDiscarded: typeof clear = () =>
  asFunction('functions/transcriptions/clear-discarded.ts', () => clear());
export const seedPlansOnDeployment: typeof seed = () =>
  asFunction('functions/subscriptions/on-deployment.ts', () => seed());
