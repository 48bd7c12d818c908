import { OperatorProblem } from './target/problem.ts';
import type { Surroundings, Task } from './target/task.ts';

/** Tasks are loaded on demand, because most need clients of the SDK. */
const load = {
  'first-admin': async () => (await import('./tasks/first-admin.ts')).firstAdmin,
  plans: async () => (await import('./tasks/plans.ts')).plans,
  statistics: async () => (await import('./tasks/statistics.ts')).statistics,
  index: async () => (await import('./tasks/index.ts')).index,
  upgrade: async () => (await import('./tasks/upgrade.ts')).upgrade,
  languages: async () => (await import('./tasks/languages.ts')).languages,
  tests: async () => (await import('./tasks/tests.ts')).tests,
  occupations: async () => (await import('./tasks/occupations.ts')).occupations,
  phones: async () => (await import('./tasks/phones.ts')).phones,
  pairs: async () => (await import('./tasks/pairs.ts')).pairs,
  rates: async () => (await import('./tasks/rates.ts')).rates,
  days: async () => (await import('./tasks/days.ts')).days,
  figures: async () => (await import('./tasks/figures.ts')).figures,
  rankings: async () => (await import('./tasks/rankings.ts')).rankings,
  switches: async () => (await import('./tasks/switches.ts')).switches,
  'held-mails': async () => (await import('./tasks/held-mails.ts')).heldMails,
  sessions: async () => (await import('./tasks/sessions.ts')).sessions,
  places: async () => (await import('./tasks/places.ts')).places,
  'origin-secret': async () => (await import('./tasks/origin-secret.ts')).originSecret,
  redrive: async () => (await import('./tasks/redrive.ts')).redrive,
  restore: async () => (await import('./tasks/restore.ts')).restore,
  'restore-files': async () => (await import('./tasks/restore-files.ts')).restoreFiles,
  settings: async () => (await import('./tasks/settings.ts')).settings,
  smoke: async () => (await import('./tasks/smoke.ts')).smoke,
  doctor: async () => (await import('./tasks/doctor.ts')).doctor,
} as const satisfies Record<string, () => Promise<Task>>;

export const taskNames = Object.keys(load) as (keyof typeof load)[];

const isTaskName = (name: string): name is keyof typeof load => Object.hasOwn(load, name);

/** Loads a task by name. @throws OperatorProblem when the task does not exist */
export async function loadTask(name: string): Promise<Task> {
  if (!isTaskName(name)) throw new OperatorProblem(`There is no task ${name}. The tasks are ${taskNames.join(', ')}.`);
  return load[name]();
}

/**
 * Runs the command line of `npm run operator --`.
 * @param printError receives one error message, without a stack trace for problems that the operator can solve
 * @returns the exit code: 0 success, 1 a problem, 2 an invalid command line or environment
 */
export async function runOperator(
  [name, ...args]: readonly string[],
  surroundings: Surroundings,
  printError: (line: string) => void,
): Promise<number> {
  try {
    if (name === undefined || name === '--help') {
      surroundings.print(await overview());
      return name === undefined ? 2 : 0;
    }
    const task = await loadTask(name);
    if (args.includes('--help')) {
      surroundings.print(task.help(name));
      return 0;
    }
    return await task.run(args, surroundings);
  } catch (error) {
    printError(explain(error));
    return error instanceof OperatorProblem ? 2 : 1;
  }
}

async function overview(): Promise<string> {
  const lines = await Promise.all(
    taskNames.map(async (name) => `  ${name.padEnd(13)} ${(await loadTask(name)).summary}`),
  );
  return `npm run operator -- <task> --stage <name> [--region <region>]\n\n${lines.join('\n')}\n\nEach task has --help and --dry-run.`;
}

function explain(error: unknown): string {
  if (error instanceof OperatorProblem) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
