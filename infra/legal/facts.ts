import { sessionRules } from '#functions/entities/account/session-rules.ts';
import { codeLifetimeMs } from '#functions/entities/one-time-code/one-time-code.ts';
import { minimumAge } from '#shared/domain/legal-versions.ts';
import {
  certificateDuplicateDays,
  companyDocumentDays,
  erasedAccountDays,
  figureDays,
  formerAddressDays,
  pendingSignupHours,
  rankingDays,
  rejectedCertificateDays,
  removedFileDays,
  reportDays,
  searchHitDays,
  unsentFileDays,
} from '#shared/domain/retention.ts';
import { minuteMs } from '#shared/domain/time.ts';
import type { StackConfig } from '../settings/config.ts';
import { type RoomMode, roomsOf } from '../settings/video-rooms.ts';

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;
const { candidate, recruiter } = sessionRules;

/** What the legal texts say in numbers, by the code's own constants. */
export const codeFacts = {
  minimumAge,
  codeMinutes: codeLifetimeMs / minuteMs,
  pendingSignupHours,
  formerAddressDays,
  candidateSessionDays: candidate.absoluteSeconds / daySeconds,
  candidateIdleDays: candidate.idleSeconds / daySeconds,
  recruiterSessionDays: recruiter.absoluteSeconds / daySeconds,
  recruiterIdleHours: recruiter.idleSeconds / hourSeconds,
  reportDays,
  rankingDays,
  rejectedCertificateDays,
  certificateDuplicateDays,
  companyDocumentDays,
  searchHitDays,
  figureDays,
  erasedAccountDays,
  removedFileDays,
  unsentFileDays,
} as const;

/** What the legal texts say of a stage. */
export type StageFacts = Pick<StackConfig, 'region' | 'logRetention' | 'restoreDays'> & {
  takesCards: boolean;
  takesUpi: boolean;
  rooms: RoomMode;
};

/** The facts of a stage, by its settings. */
export const stageFactsOf = ({
  region,
  logRetention,
  restoreDays,
  razorpaySecret,
  upiId,
  videoRooms,
}: StackConfig): StageFacts => ({
  region,
  logRetention,
  restoreDays,
  takesCards: razorpaySecret !== undefined,
  takesUpi: upiId !== undefined,
  rooms: roomsOf({ videoRooms, region }),
});
