import { useT } from '#web/lib/i18n.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type ListedAccount, stateOf, stateTones } from './account-state.ts';

/** Whether an account is active, deactivated or deleted. */
export const StateBadge = ({ of }: { of: ListedAccount }) => {
  const t = useT();
  const state = stateOf(of);
  return <Badge tone={stateTones[state]}>{t(`adminUsers.state.${state}`)}</Badge>;
};
