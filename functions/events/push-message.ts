import { readAccount } from '#functions/entities/account/account-store.ts';
import { isInUse } from '#functions/entities/account/stored-account.ts';
import { readTeam } from '#functions/entities/company/team-store.ts';
import { readMailPreferences } from '#functions/entities/notification/mail-preference-store.ts';
import type { NotificationSummary } from '#functions/entities/notification/stored-notification.ts';
import { changePushDevices, readPushDevices } from '#functions/entities/push-device/push-device-store.ts';
import { clock } from '#functions/platform/clock.ts';
import { siteName } from '#functions/platform/env.ts';
import { noticeTexts } from '#functions/services/mail/mail-texts.ts';
import { type PushNotice, sendPush } from '#functions/services/push/send-push.ts';
import type { AccountKind } from '#shared/domain/account-kind.ts';
import { directionOf, interfaceLanguageOf } from '#shared/locales/languages.ts';
import { readUnread } from './message-mail.ts';

interface Reader {
  kind: AccountKind;
  id: number;
}

/**
 * Shows a new message on the devices of its reader, of a company's those of all its people (1 read unit for each person, and 1 for a
 * company's team; 3 more, and 2 for each person, where there are devices). The notice names no person and quotes nothing; what is not mailed because it was read or a side
 * is blocked is not shown either. A device counts as long as its session has not been ended; what a push service says is gone is
 * forgotten. A failure loses the notice: the bell and the mail have the message too.
 */
export async function pushMessage(reader: Reader, notification: Pick<NotificationSummary, 'link'>): Promise<void> {
  const ids = [reader.id, ...(reader.kind === 'recruiter' ? await colleaguesOf(reader.id) : [])];
  const people = await Promise.all(ids.map((id) => devicesOf({ kind: reader.kind, id })));
  const reached = people.filter(({ devices }) => devices.length > 0);
  if (reached.length > 0 && (await readUnread(notification, reader.kind))) await Promise.all(reached.map(pushTo));
}

const colleaguesOf = async (companyId: number): Promise<number[]> =>
  (await readTeam(companyId, clock.now())).stored.colleagues.map(({ id }) => id);

const devicesOf = async (person: Reader) => ({ person, devices: (await readPushDevices(person)).devices });

async function pushTo({ person, devices }: Awaited<ReturnType<typeof devicesOf>>): Promise<void> {
  const [account, { language }] = await Promise.all([readAccount(person.kind, person.id), readMailPreferences(person)]);
  if (!isInUse(account)) return;
  const notice = noticeIn(language);
  const open = devices.filter(({ session }) => session in account.sessions);
  const outcomes = await Promise.all(open.map((device) => sendPush(device, notice, 'messages')));
  const gone = open.filter((_, place) => outcomes[place] === 'gone').map(({ endpoint }) => endpoint);
  if (gone.length > 0)
    await changePushDevices(person, (stored) => stored.filter(({ endpoint }) => !gone.includes(endpoint)));
}

function noticeIn(preferred: string | null): PushNotice {
  const lang = interfaceLanguageOf(preferred);
  const body = noticeTexts(lang)('about.message_received.subject');
  return { title: siteName(), body, lang, dir: directionOf(lang), path: '/messages' };
}
