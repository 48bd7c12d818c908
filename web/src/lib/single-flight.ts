import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** Compares JSON-like values by content, and anything else, such as a `File`, by identity. */
const isEqual = (a: unknown, b: unknown): boolean => Object.is(replaceEqualDeep(a, b), a);

/**
 * Runs tasks, each input's only once at a time. A password manager or a fast double press causes two events before React
 * has rendered the effect of the first one, so a state or a disabled button cannot prevent the second task.
 */
export const createSingleFlight = <Input, Result>() => {
  let running: readonly { input: Input; outcome: Promise<Result> }[] = [];
  return {
    /** Starts the task, or returns the outcome of the one that runs for an equal input. */
    run: (input: Input, task: () => Promise<Result>): Promise<Result> => {
      const same = running.find((each) => isEqual(each.input, input));
      if (same) return same.outcome;
      const entry = { input, outcome: task() };
      running = [...running, entry];
      const settle = () => {
        running = running.filter((each) => each !== entry);
      };
      entry.outcome.then(settle, settle);
      return entry.outcome;
    },
    /** Lets tasks start again although those before them still run. */
    release: (): void => {
      running = [];
    },
  };
};

/** Returns a function that runs the task of the latest rendering, as `createSingleFlight` does, by its arguments. */
export const useSingleFlight = <Args extends readonly unknown[], Result>(
  task: (...args: Args) => Promise<Result>,
): ((...args: Args) => Promise<Result>) => {
  const latest = useRef(task);
  latest.current = task;
  const [run] = useState(() => {
    const flight = createSingleFlight<Args, Result>();
    return (...args: Args) => flight.run(args, () => latest.current(...args));
  });
  return run;
};
