import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';
import { documentedCommands, operatorDocuments } from '#test/support/documented-commands.ts';
import { loadTask, taskNames } from './run-operator.ts';

describe('the operator documents', () => {
  test('contain commands', () => {
    expect(documentedCommands.length).toBeGreaterThan(15);
  });

  test.each(documentedCommands.map((words) => [words.join(' '), words] as const))(
    'contain only valid commands: %s',
    async (_, words) => {
      const [name = '', ...args] = words;
      if (name === '--help') return;
      const { options } = await loadTask(name);
      expect(() => parseArgs({ args, options })).not.toThrow();
    },
  );

  test.each(taskNames)('contain the task %s in an example and in the list', (name) => {
    expect(documentedCommands.some(([task]) => task === name)).toBe(true);
    expect(operatorDocuments).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
  });

  test('name no unknown option', async () => {
    const known = await Promise.all(taskNames.map(async (name) => Object.keys((await loadTask(name)).options)));
    const all = new Set([...known.flat(), 'all', 'version']);
    const operations = operatorDocuments
      .split('\n')
      .filter((line) => !/\b(aws|npm (start|run bench|run mutation|run release)|cdk|deploy\.mjs)\b/.test(line));
    const named = operations.flatMap((line) => [...line.matchAll(/`--([a-z][a-z-]*)/g)].map(([, option]) => option));
    expect(named.filter((option) => !all.has(option ?? ''))).toEqual([]);
  });

  test('name every setting of a deployment', () => {
    const settings =
      readFileSync(join(import.meta.dirname, '../settings/environment.ts'), 'utf8').match(/PORTAL_[A-Z_]+/g) ?? [];
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.filter((name) => !operatorDocuments.includes(`\`${name}\``))).toEqual([]);
  });
});
