import { parseArgs } from 'node:util';
import { OperatorProblem } from './problem.ts';
import { findTarget } from './target.ts';
import type { Target } from './target-outputs.ts';

interface Option {
  type: 'string' | 'boolean';
  /** The option may be repeated. */
  multiple?: boolean;
  /** Placeholder of the value in the help, such as `<address>`. */
  value?: string;
  help: string;
}
type Options = Readonly<Record<string, Option>>;

const common = {
  stage: {
    type: 'string',
    value: '<name>',
    help: 'the deployed stage (stack LanguageJobPortal-<name>); default: PORTAL_STAGE',
  },
  region: {
    type: 'string',
    value: '<region>',
    help: "the stage's region; default: PORTAL_REGION, then the one in stages/<name>.json",
  },
  local: { type: 'boolean', help: 'the running `npm start` instead of a stage (PORT and LOCAL_DATA_DIR as there)' },
  'dry-run': { type: 'boolean', help: 'shows what the task would do, without changes' },
  help: { type: 'boolean', help: 'shows this text' },
} as const satisfies Options;

type Value<T extends Option> = T extends { type: 'boolean' }
  ? boolean
  : T extends { multiple: true }
    ? string[]
    : string;
type Values<T extends Options> = { [Name in keyof T]?: Value<T[Name]> | undefined };

/** Input and output of a task. */
export interface Surroundings {
  print(line: string): void;
  /** Prompts the user; absent without a terminal. */
  ask?: (question: string) => Promise<string>;
}

export interface Task {
  /** One line for the list of tasks. */
  summary: string;
  options: Options;
  help(name: string): string;
  /**
   * Runs the task with its command-line arguments.
   * @returns the exit code: 0 success, 1 the task found a problem
   * @throws OperatorProblem for invalid options and for problems that prevent the task
   */
  run(args: readonly string[], surroundings: Surroundings): Promise<number>;
}

interface TaskDefinition<T extends Options> {
  summary: string;
  /** Description in the help, besides the options. */
  about: string;
  options: T;
  /**
   * The functions' stores read the environment when they are loaded. A task therefore imports them here, after the
   * target has set it.
   * @returns the exit code
   */
  run(given: Values<T>, at: Surroundings & { target: Target; isDryRun: boolean }): Promise<number>;
}

/** Defines a task with the common options, the help and the selection of the target. */
export function defineTask<const T extends Options>({ summary, about, options, run }: TaskDefinition<T>): Task {
  const all = { ...options, ...common };
  return {
    summary,
    options: all,
    help: (name) => `npm run operator -- ${name}: ${summary}\n\n${about}\n\n${describe(all)}`,
    run: async (args, surroundings) => {
      const values = read(args, all);
      const target = await findTarget(values);
      return run(values, { ...surroundings, target, isDryRun: values['dry-run'] ?? false });
    },
  };
}

/** Defines a task that only changes files of this checkout: without a target. */
export function defineCheckoutTask<const T extends Options>({
  summary,
  about,
  options,
  run,
}: Omit<TaskDefinition<T>, 'run'> & {
  run(given: Values<T>, at: Surroundings & { isDryRun: boolean }): Promise<number>;
}): Task {
  const all = { ...options, 'dry-run': common['dry-run'], help: common.help };
  return {
    summary,
    options: all,
    help: (name) => `npm run operator -- ${name}: ${summary}\n\n${about}\n\n${describe(all)}`,
    run: async (args, surroundings) => {
      const values = read(args, all);
      return run(values, { ...surroundings, isDryRun: values['dry-run'] ?? false });
    },
  };
}

function read<T extends Options>(args: readonly string[], options: T): Values<T> {
  try {
    // parseArgs returns a value of the declared type for each option.
    return parseArgs({ args: [...args], options }).values as Values<T>;
  } catch (error) {
    throw new OperatorProblem(`${error instanceof Error ? error.message : error}\nThe options: --help`);
  }
}

const describe = (options: Options): string =>
  Object.entries(options)
    .map(([name, { value, help }]) => `  --${[name, value].filter(Boolean).join(' ').padEnd(24)} ${help}`)
    .join('\n');

/** Parses an option as a whole number from `min` up. */
export function wholeNumber(name: string, text: string | undefined, fallback: number, min = 1): number {
  const number = text === undefined ? fallback : Number(text);
  if (!Number.isSafeInteger(number) || number < min) {
    throw new OperatorProblem(`--${name} must be a whole number from ${min} up.`);
  }
  return number;
}
