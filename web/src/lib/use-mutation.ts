import {
  type DefaultError,
  type UseMutationOptions,
  // biome-ignore lint/style/noRestrictedImports: This is the one place that wraps it.
  useMutation as useTanstackMutation,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createSingleFlight } from './single-flight.ts';

/** What one call does with its outcome. */
interface Callbacks<Data, Variables> {
  onSuccess?: (data: Data, variables: Variables) => void;
  onError?: (error: DefaultError, variables: Variables) => void;
  onSettled?: () => void;
}

/**
 * TanStack's `useMutation` that ignores a call while one with equal variables is in flight: two events in one frame, as
 * of password managers and double presses, send one request and show its outcome alone. Calls with other variables, such
 * as those of another row, run concurrently. A failure, and `reset`, allow the next call.
 *
 * Each call that runs has its own callbacks called, TanStack's only those of the latest; none after a `reset` or once the
 * component is gone. An ignored `mutate` has none of its own; an ignored `mutateAsync` has the outcome of the call in
 * flight. What must happen once for each outcome therefore belongs to the options of the hook or of `mutate`.
 */
export const useMutation = <Data = unknown, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, Context>,
) => {
  const { mutate: _, mutateAsync: start, reset: detach, ...mutation } = useTanstackMutation(options);
  const [flight] = useState(createSingleFlight<Variables, Data>);
  const round = useRef(0);
  const endRound = useCallback(() => {
    round.current += 1;
  }, []);
  useEffect(() => endRound, [endRound]);
  const mutateAsync = useCallback(
    (variables: Variables, { onSuccess, onError, onSettled }: Callbacks<Data, Variables> = {}): Promise<Data> =>
      flight.run(variables, () => {
        const ofCall = round.current;
        const outcome = start(variables);
        const finish = (report: () => void) => {
          if (round.current !== ofCall) return;
          report();
          onSettled?.();
        };
        outcome.then(
          (data) => finish(() => onSuccess?.(data, variables)),
          (error) => finish(() => onError?.(error, variables)),
        );
        return outcome;
      }),
    [flight, start],
  );
  const mutate = useCallback(
    (...args: Parameters<typeof mutateAsync>) => void mutateAsync(...args).catch(() => undefined),
    [mutateAsync],
  );
  const reset = useCallback(() => {
    endRound();
    flight.release();
    detach();
  }, [endRound, flight, detach]);
  return { ...mutation, mutate, mutateAsync, reset };
};
