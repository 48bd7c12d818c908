import { spendToday } from '#functions/entities/address-budget/day-budget.ts';
import { agreedTime } from '#functions/entities/interview/interview-state.ts';
import type { StoredInterview } from '#functions/entities/interview/stored-interview.ts';
import type { UseCase } from '#functions/http/request.ts';
import { optionalSetting } from '#functions/platform/env.ts';
import { HttpError } from '#functions/platform/http-error.ts';
import { isInvited, requireInterviewParties } from '#functions/policies/interview-access.ts';
import { requireWriting } from '#functions/policies/thread-access.ts';
import { openSignalling } from '#functions/services/video/open-signalling.ts';
import type { interviewCalls } from '#shared/contracts/interviews.ts';
import { roomTimes } from '#shared/domain/interviews.ts';
import { toEpochMs, toIso } from '#shared/domain/time.ts';
import { textId } from '#shared/texts/text-id.ts';

const refuse = (text: 'room_closed' | 'no_rooms') => new HttpError('INVALID_STATE', { text: textId(text) });

/**
 * Opens the room of an interview for one of the two people who meet there (1 write unit, 1.5 read units and 1 more for a recruiter). Nothing
 * about it is stored but the day's count.
 */
export const openRoom: UseCase<typeof interviewCalls.openRoom, StoredInterview> = async ({ caller, owned, now }) => {
  const { summary } = owned;
  const parties = await requireInterviewParties(caller, summary);
  if (!isInvited(caller, summary)) throw new HttpError('FORBIDDEN', { text: textId('not_invited') });
  await requireWriting(caller, parties, now);
  const rooms = optionalSetting('VIDEO_ROOMS');
  if (!rooms) throw refuse('no_rooms');
  const { id, place, minutes } = summary;
  const agreed = agreedTime(summary);
  if (!agreed || place !== null) throw refuse('room_closed');
  const { from, until } = roomTimes(toEpochMs(agreed), minutes);
  if (now < from || now >= until) throw refuse('room_closed');
  await spendToday('rooms', { kind: caller.kind, id: caller.account.id }, now);
  const side = caller.kind === 'recruiter' ? 'recruiter' : 'candidate';
  const { address, ice_servers, expires } = await openSignalling({ id, end: until }, side, now);
  return { side, address, ice_servers, relay_only: rooms !== 'direct', expires_at: toIso(expires) };
};
