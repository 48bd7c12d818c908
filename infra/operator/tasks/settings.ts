import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { settingsOfVariables } from '../../settings/environment.ts';
import { settingsFileOf, stagesFolder } from '../../settings/settings-file.ts';
import { OperatorProblem } from '../target/problem.ts';
import { defineCheckoutTask } from '../target/task.ts';

/** Writes the settings of a stage, which earlier versions read from variables, into its file. */
export const settings = defineCheckoutTask({
  summary: 'writes the file with the settings of a stage from the PORTAL_ variables of earlier versions',
  about: `Reads the PORTAL_ variables that earlier versions were deployed with, checks them, and writes stages/<stage>.json, which you
review, commit and deploy; unset the variables then. A file that exists is never replaced. A dry run names the settings that would be written;
its exit code is 1 when the settings are not complete.`,
  options: { stage: { type: 'string', value: '<name>', help: 'the stage; default: PORTAL_STAGE' } },
  run: async ({ stage: name = process.env.PORTAL_STAGE }, { isDryRun, print }) => {
    // Only here, as they load the CDK.
    const { configOf, stageNamed } = await import('../../settings/config.ts');
    const wrongName = problemOf(() => stageNamed(name));
    if (wrongName !== undefined) throw new OperatorProblem(wrongName);
    const stage = stageNamed(name);
    const file = settingsFileOf(stage);
    const content = { $schema: './schema.json', ...settingsOfVariables(process.env) };
    const problem = problemOf(() => configOf(stage, content));
    if (problem !== undefined) {
      print(problem);
      return 1;
    }
    if (existsSync(file)) {
      if (isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), content)) {
        print(`${file} has these settings already.`);
        return 0;
      }
      throw new OperatorProblem(`${file} exists, with other settings: edit it, or remove it first.`);
    }
    const names = Object.keys(content).filter((each) => each !== '$schema');
    if (isDryRun) {
      print(`To write: ${file}, with ${names.join(', ')}.`);
      return 0;
    }
    mkdirSync(stagesFolder(), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
    print(`Written: ${file}, with ${names.join(', ')}. Review and commit it, and unset the variables.`);
    return 0;
  },
});

/** The message of an error that a function throws; undefined when it throws none. */
function problemOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
