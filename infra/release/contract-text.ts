import { createHash } from 'node:crypto';
import type { ReleasedCall } from './compare-contracts.ts';

/** Length of a shape in characters from which it gets a line of its own when it occurs again. */
const minShared = 80;

/** The text of a contract: JSON Lines, one for each shape that occurs more than once, then one for each call. */
export function contractText(calls: readonly ReleasedCall[]): string {
  const counts = new Map<string, number>();
  visit(calls, (text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  const shared = new Map<string, string>();
  const pack = (value: unknown, isWhole = false): unknown => {
    if (Array.isArray(value)) return value.map((each) => pack(each));
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    const fields = () => Object.fromEntries(Object.entries(value).map(([name, each]) => [name, pack(each)]));
    if (isWhole || text.length < minShared || (counts.get(text) ?? 0) < 2) return fields();
    const id = createHash('sha256').update(text).digest('hex').slice(0, 8);
    if (!shared.has(id)) shared.set(id, JSON.stringify({ id, shape: fields() }));
    return { $ref: id };
  };
  const lines = calls.map((each) => JSON.stringify(pack(each, true)));
  return `${[...[...shared.values()].sort(), ...lines.sort()].join('\n')}\n`;
}

function visit(value: unknown, found: (text: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const text = JSON.stringify(value);
  if (!Array.isArray(value) && text.length >= minShared) found(text);
  for (const each of Object.values(value)) visit(each, found);
}

/** The calls in the text of a contract. @throws Error for a text that is none */
export function readContract(text: string): ReleasedCall[] {
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id?: string; shape?: unknown });
  const shapes = new Map(lines.flatMap(({ id, shape }) => (id === undefined ? [] : [[id, shape] as const])));
  const unpacked = new Map<string, unknown>();
  const unpack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unpack);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: id } = value as { $ref?: unknown };
    if (typeof id !== 'string')
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unpack(each)]));
    if (!shapes.has(id)) throw new Error(`The contract has no shape ${id}.`);
    if (!unpacked.has(id)) unpacked.set(id, unpack(shapes.get(id)));
    return unpacked.get(id);
  };
  return lines.flatMap((line) => (line.id === undefined ? [unpack(line) as ReleasedCall] : []));
}
