import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  // biome-ignore lint/style/noRestrictedImports: This is the one place that wraps it.
  useMutation as useTanstackMutation,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { createSingleFlight } from './single-flight.ts';

/**
 * TanStack's `useMutation` that ignores a call while one with equal variables is in flight: two events in one frame, as
 * of password managers and double presses, send one request and show its outcome alone. Calls with other variables, such
 * as those of another row, run concurrently. A failure, and `reset`, allow the next call.
 *
 * An ignored `mutate` calls none of its callbacks; an ignored `mutateAsync` has the outcome of the call in flight. What
 * must happen once for each outcome therefore belongs to the options of the hook or of `mutate`.
 */
export const useMutation = <Data = unknown, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
): UseMutationResult<Data, DefaultError, Variables, Context> => {
  const mutation = useTanstackMutation(options);
  const { mutateAsync: start, reset: detach } = mutation;
  const [flight] = useState(createSingleFlight<Variables, Data>);
  const mutateAsync = useCallback(
    (...args: Parameters<typeof start>) => flight.run(args[0] as Variables, () => start(...args)),
    [flight, start],
  );
  const mutate = useCallback(
    (...args: Parameters<typeof start>) => void mutateAsync(...args).catch(() => undefined),
    [mutateAsync],
  );
  const reset = useCallback(() => {
    flight.release();
    detach();
  }, [flight, detach]);
  return { ...mutation, mutate, mutateAsync, reset };
};
