import { useSubscriptionStatus, useVerified } from '#web/lib/entitlement.ts';

/** The obstacle to posting; `none` when nothing is missing, `unknown` while it loads. */
export type PostingObstacle = 'none' | 'unknown' | 'noSubscription' | 'notVerified';

export interface PostingRight {
  obstacle: PostingObstacle;
  /** Undefined until the server has answered. */
  verified: boolean | undefined;
  hasSubscription: boolean | undefined;
}

/**
 * Whether the signed-in recruiter may post jobs: needs an active subscription and a verified account. The server decides
 * with the post itself; this shows it beforehand. A status that cannot be loaded counts as no obstacle.
 */
export const usePostingRight = (): PostingRight => {
  const { verified, isPending } = useVerified();
  const { status, isError } = useSubscriptionStatus();
  const hasSubscription = isError ? undefined : status?.has_active_subscription;
  return { verified, hasSubscription, obstacle: obstacleOf(verified, hasSubscription, isPending || !status) };
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
