import { jobCalls } from '#shared/contracts/jobs.ts';
import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';
import { useMay } from '#web/lib/use-may.ts';

/** The obstacle to posting; `none` when nothing is missing, `unknown` while it loads. */
export type PostingObstacle = 'none' | 'unknown' | 'role' | 'noSubscription' | 'notVerified';

export interface PostingRight {
  obstacle: PostingObstacle;
  /** Undefined until the server has answered. */
  verified: boolean | undefined;
  hasSubscription: boolean | undefined;
}

/**
 * Whether the signed-in recruiter may post jobs: needs a role that changes something, an active subscription and a verified account. The server decides
 * with the post itself; this shows it beforehand. A status that cannot be loaded counts as no obstacle.
 */
export const usePostingRight = (): PostingRight => {
  const hasRole = useMay(jobCalls.create);
  const { verified, isPending } = useVerified();
  const { status, isError } = useSubscriptionStatus();
  const hasSubscription = isError ? undefined : status?.has_active_subscription;
  const obstacle = obstacleOf(verified, hasSubscription, isPending || !status);
  // Who may not post reads nothing of what else is missing.
  return hasRole
    ? { verified, hasSubscription, obstacle }
    : { verified: undefined, hasSubscription: undefined, obstacle: 'role' };
};

const obstacleOf = (
  verified: boolean | undefined,
  hasSubscription: boolean | undefined,
  isAsking: boolean,
): PostingObstacle => {
  if (verified === false) return 'notVerified';
  if (hasSubscription === false) return 'noSubscription';
  return isAsking ? 'unknown' : 'none';
};
