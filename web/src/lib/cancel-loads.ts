import type { QueryClient } from '@tanstack/react-query';

/**
 * Cancels running loads, whose responses would undo a change that is already shown. Lists without data so far load again,
 * because nothing else would load them.
 */
export const cancelLoads = async (queryClient: QueryClient, queryKey: readonly unknown[]): Promise<void> => {
  await queryClient.cancelQueries({ queryKey });
  void queryClient.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined });
};
