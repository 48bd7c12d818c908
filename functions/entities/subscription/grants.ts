import type { Grant } from './stored-subscription.ts';

// The arithmetic of what is paid for. A subscription holds grants: what its own payment gave, and what is left of the
// payments before it. Views and time are used oldest grant first, so each view and each day belongs to one payment, and a
// payment that fails or is refunded can take back exactly what is unused of it (docs/decisions/0063-terms-of-orders.md).

/** Views, and time in milliseconds. */
export type Amount = Pick<Grant, 'views' | 'ms'>;

export const totalOf = (grants: readonly Amount[]): Amount => ({
  views: grants.reduce((sum, { views }) => sum + views, 0),
  ms: grants.reduce((sum, { ms }) => sum + ms, 0),
});

/** How much of each amount is used, when `used` is used of all of them in their order. */
function allot(amounts: readonly number[], used: number): number[] {
  let left = Math.max(0, used);
  return amounts.map((amount) => {
    const part = Math.min(amount, left);
    left -= part;
    return part;
  });
}

/** What is used of each grant. */
function usedOf(grants: readonly Grant[], used: Amount): Amount[] {
  const views = allot(
    grants.map((grant) => grant.views),
    used.views,
  );
  const ms = allot(
    grants.map((grant) => grant.ms),
    used.ms,
  );
  return grants.map((_, place) => ({ views: views[place] ?? 0, ms: ms[place] ?? 0 }));
}

const without = (grant: Grant, used: Amount | undefined): Grant => ({
  ...grant,
  views: grant.views - (used?.views ?? 0),
  ms: grant.ms - (used?.ms ?? 0),
});

/** What is left of the grants; those that are used up are left out. */
export function restOf(grants: readonly Grant[], used: Amount): Grant[] {
  const parts = usedOf(grants, used);
  return grants.map((grant, place) => without(grant, parts[place])).filter(({ views, ms }) => views > 0 || ms > 0);
}

/**
 * The grants without what is unused of one payment.
 * @returns `remaining`: the others, and the used part of this one, whose views and days were used; `taken`: what was unused
 */
export function takeBack(
  grants: readonly Grant[],
  subscriptionId: number,
  used: Amount,
): { remaining: Grant[]; taken: Amount } {
  const parts = usedOf(grants, used);
  const isTaken = ({ subscription_id }: Grant) => subscription_id === subscriptionId;
  return {
    remaining: grants.map((grant, place) => (isTaken(grant) ? { ...grant, ...parts[place] } : grant)),
    taken: totalOf(grants.map((grant, place) => without(grant, parts[place])).filter(isTaken)),
  };
}

/** The grants with another sum of views or time, as an admin sets it: the subscription's own grant changes first. */
export function withTotal(grants: readonly Grant[], ownId: number, amount: keyof Amount, total: number): Grant[] {
  let change = total - totalOf(grants)[amount];
  const own = grants.findLastIndex(({ subscription_id }) => subscription_id === ownId);
  const changed = [...grants];
  for (const place of new Set([own, ...grants.map((_, index) => grants.length - 1 - index)])) {
    const grant = changed[place];
    if (!grant) continue;
    const value = Math.max(0, grant[amount] + change);
    change -= value - grant[amount];
    changed[place] = { ...grant, [amount]: value };
  }
  return changed;
}
