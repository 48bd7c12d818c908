import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { contractOf } from '#infra/contract.ts';
import { breaksBetween, type ReleasedCall } from '#infra/release/compare-contracts.ts';
import { contractText, readContract } from '#infra/release/contract-text.ts';
import { acceptedBreaks, recordRelease, releasedFiles, stateOfSources } from '#infra/released-contract.ts';
import { allCalls } from '#shared/contracts/index.ts';
import { sampleOf } from '#test/support/sample-of-shape.ts';

const released = readContract(readFileSync(releasedFiles.contract, 'utf8'));
const today = contractOf();
const callOf = new Map(allCalls.map(({ routeKey, call }) => [routeKey, call]));
/** The released calls that are still there, with what they are today. */
const pairs = released.flatMap((before) => {
  const after = today.find(({ call }) => call === before.call);
  return after ? [{ call: before.call, before, after }] : [];
});

describe('the contract of the last release', () => {
  test('is there, whole, and read as it was written', () => {
    expect(released.length).toBeGreaterThan(170);
    expect(readContract(contractText(today))).toEqual(
      [...today].sort((one, other) => (one.call < other.call ? -1 : 1)),
    );
  });

  test('is kept by today’s functions: open pages of the release go on, but for what is accepted by name', () => {
    const accepted = acceptedBreaks.map(({ line }) => line);
    expect(breaksBetween(released, today).sort()).toEqual([...accepted].sort());
    for (const { why } of acceptedBreaks) expect(why.length).toBeGreaterThan(20);
  });
});

type Takes = (released: ReleasedCall, isWhole: boolean) => Promise<boolean>;

/** Whether today's pages read a sample of a call's answer. */
const isRead: Takes = async ({ call, answer }, isWhole) =>
  (await callOf.get(call)?.answer?.safeParseAsync(sampleOf(answer ?? {}, isWhole)))?.success === true;

/** Whether today's functions take a sample of a call's request. */
const isTaken: Takes = async ({ call: name, request }, isWhole) => {
  const call = callOf.get(name);
  const { path, query, header, body } = sampleOf(request, isWhole) as Record<string, unknown>;
  const parts = [
    call?.params?.safeParseAsync(path ?? {}),
    call?.query?.safeParseAsync(query ?? {}),
    call?.headers?.safeParseAsync(header ?? {}),
    call?.body?.safeParseAsync(body),
  ];
  return (await Promise.all(parts)).every((parsed) => parsed?.success ?? true);
};

/** The calls whose sample of today is valid, which rules that no schema states prevent for some, and whose released one is not. */
async function refusedBy(takes: Takes, calls: typeof pairs, isWhole: boolean) {
  const shown = await Promise.all(calls.map(({ after }) => takes(after, isWhole)));
  const valid = calls.filter((_, index) => shown[index]);
  const taken = await Promise.all(valid.map(({ before }) => takes(before, isWhole)));
  return { valid: valid.length, refused: valid.flatMap(({ call }, index) => (taken[index] ? [] : [call])) };
}

// The comparison reads schemas; these run the validators.
describe.each([true, false])('samples with all optional fields (%s)', (isWhole) => {
  const answered = pairs.filter(({ before, after }) => before.answer && after.answer);

  test('of the release are read by today’s pages: answers of its functions, and stored offline copies', async () => {
    const { valid, refused } = await refusedBy(isRead, answered, isWhole);
    expect(refused).toEqual([]);
    expect(valid).toBeGreaterThan(answered.length - 5);
  });

  test('of today are read by pages of the release', () => {
    const ajv = new Ajv2020({ validateFormats: false, strict: false });
    const refused = answered.filter(
      ({ before, after }) => !ajv.validate(before.answer ?? {}, sampleOf(after.answer ?? {}, isWhole)),
    );
    expect(refused.map(({ call }) => call)).toEqual([]);
  });

  test('of requests of the release are taken by today’s functions', async () => {
    const { valid, refused } = await refusedBy(isTaken, pairs, isWhole);
    expect(refused).toEqual([]);
    expect(valid).toBeGreaterThan(120);
  });
});

describe('a release', () => {
  const whole = contractText(today);
  const ofToday = `${JSON.stringify({ of: stateOfSources() })}\n`;
  const filesWith = (contract?: string, items?: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-contract-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const files = { contract: join(folder, 'contract.jsonl'), items: join(folder, 'items.jsonl') };
    if (contract !== undefined) writeFileSync(files.contract, contract);
    if (items !== undefined) writeFileSync(files.items, items);
    return { files, record: vi.fn(() => writeFileSync(files.items, ofToday)) };
  };

  test('is of a commit with its own contract and items', () => {
    const { files, record } = filesWith(whole, ofToday);
    recordRelease(files, record);
    expect(record).not.toHaveBeenCalled();
  });

  test.each([
    ['files are missing', undefined, undefined],
    ['items are missing', whole, undefined],
    ['items are of other schemas', whole, '{"of":"0123456789abcdef"}\n'],
    ['contract is of a release with fewer calls', contractText(today.slice(5)), ofToday],
  ])('stops where the %s, and records them', (_, contract, items) => {
    const { files, record } = filesWith(contract, items);
    expect(() => recordRelease(files, record)).toThrow('commit them, and release that commit');
    expect(readFileSync(files.contract, 'utf8')).toBe(whole);
    recordRelease(files, record);
    expect(record).toHaveBeenCalledOnce();
  });

  test('stops where pages of the release before would break, and writes nothing', () => {
    const before = contractText([...today, { ...(today[0] as ReleasedCall), call: 'GET /gone' }]);
    const { files, record } = filesWith(before, ofToday);
    expect(() => recordRelease(files, record)).toThrow('GET /gone is gone');
    expect([readFileSync(files.contract, 'utf8'), record.mock.calls]).toEqual([before, []]);
  });
});
