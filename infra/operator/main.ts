import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { runOperator } from './run-operator.ts';

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout });
  try {
    return (await terminal.question(`${question}: `)).trim();
  } finally {
    terminal.close();
  }
}

const surroundings = { print: (line: string) => console.info(line), ...(stdin.isTTY && { ask }) };
process.exitCode = await runOperator(process.argv.slice(2), surroundings, (line) => console.error(line));
