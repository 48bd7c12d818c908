import { handler as expire } from '#functions/events/expire-subscriptions.ts';
import { handler as follow } from '#functions/events/stream.ts';
import { handler as mail } from '#functions/mails/send.ts';
import { handler as snapshot } from '#functions/search/on-schedule.ts';
import { asFunction } from './rights/current-function.ts';

/** The functions that no call starts; what they need of AWS is noted as theirs. */
export const followTable: typeof follow = (event) => asFunction('functions/events/stream.ts', () => follow(event));
export const sendMails: typeof mail = (event) => asFunction('functions/mails/send.ts', () => mail(event));
export const endSubscriptions: typeof expire = () =>
  asFunction('functions/events/expire-subscriptions.ts', () => expire());
export const writeSnapshots: typeof snapshot = () => asFunction('functions/search/on-schedule.ts', () => snapshot());
