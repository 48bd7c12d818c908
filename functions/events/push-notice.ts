import { readAccount } from '#functions/entities/account/account-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readTeam } from '#functions/entities/company/team-store.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { changePushDevices, readPushDevices } from '#functions/entities/push-device/push-device-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { siteName } from '#functions/platform/env.ts';
import { languageFor } from '#functions/platform/site-language.ts';
import { noticeTexts } from '#functions/services/mail/mail-texts.ts';
import { type PushNotice, sendPush } from '#functions/services/push/send-push.ts';
import { directionOf } from '#shared/locales/languages.ts';
import { personFor, type Reader } from './notified-person.ts';

type Noticed = Pick<NotificationSummary, 'values' | 'link'>;

/** Kinds that devices show, each with the page that it opens and its topic, and whether there is something to show. */
const shownKinds = {
  message_received: {
    topic: 'messages',
    isToShow: async (notification: Noticed, { kind }: Reader) =>
      (await (await import('./message-mail.ts')).readUnread(notification, kind)) !== undefined,
  },
  interview_changed: {
    topic: 'interviews',
    isToShow: async (notification: Noticed, { kind }: Reader) =>
      notification.values.by !== kind && (await isOfInterview(notification)),
  },
} as const;
type ShownKind = keyof typeof shownKinds;

/** Whether there is something to say of an interview, also of the end of one that was erased. */
async function isOfInterview(notification: Noticed): Promise<boolean> {
  const { isToEnd, readCurrent } = await import('./interview-mail.ts');
  return isToEnd(notification.values) || (await readCurrent(notification)) !== undefined;
}

/**
 * Shows a new message on the devices of its reader, of a company's those of all its people, and a change of an interview on those of the person
 * whose it is (1 read unit for each person, and 1 for a company's team; 3 more, and 2 for each person, where there are devices). The notice names no person and quotes
 * nothing; what is not mailed because it was read, changed or a side is blocked is not shown either. A device counts as long as its
 * session has not been ended; what a push service says is gone is forgotten. A failure loses the notice: the bell and the mail have it too.
 */
export async function pushNotice(reader: Reader, kind: ShownKind, notification: Noticed): Promise<void> {
  const notified =
    kind === 'interview_changed' ? [(await personFor(reader, notification)).person] : await everyoneOf(reader);
  const people = await Promise.all(notified.map(devicesOf));
  const reached = people.filter(({ devices }) => devices.length > 0);
  if (reached.length > 0 && (await shownKinds[kind].isToShow(notification, reader)))
    await Promise.all(reached.map((each) => pushTo(each, kind)));
}

async function everyoneOf(reader: Reader): Promise<Reader[]> {
  if (reader.kind !== 'recruiter') return [reader];
  const { stored } = await readTeam(reader.id, clock.now());
  return [reader, ...stored.colleagues.map(({ id }) => ({ kind: reader.kind, id }))];
}

const devicesOf = async (person: Reader) => ({ person, devices: (await readPushDevices(person)).devices });

async function pushTo({ person, devices }: Awaited<ReturnType<typeof devicesOf>>, kind: ShownKind): Promise<void> {
  const [account, { language }] = await Promise.all([readAccount(person.kind, person.id), readMailPreferences(person)]);
  if (!isInUse(account)) return;
  const notice = noticeIn(language, kind);
  const open = devices.filter(({ session }) => session in account.sessions);
  const outcomes = await Promise.all(open.map((device) => sendPush(device, notice, shownKinds[kind].topic)));
  const gone = open.filter((_, place) => outcomes[place] === 'gone').map(({ endpoint }) => endpoint);
  if (gone.length > 0)
    await changePushDevices(person, (stored) => stored.filter(({ endpoint }) => !gone.includes(endpoint)));
}

function noticeIn(preferred: string | null, kind: ShownKind): PushNotice {
  const lang = languageFor(preferred);
  const body = noticeTexts(lang)(`about.${kind}.subject`);
  return { title: siteName(), body, lang, dir: directionOf(lang), path: `/${shownKinds[kind].topic}` };
}
