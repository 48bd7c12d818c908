import type { CallInput } from '#shared/contracts/define.ts';
import type { contracts } from '#shared/contracts/index.ts';

type Contracts = typeof contracts;
type AnyCall = { [Domain in keyof Contracts]: Contracts[Domain][keyof Contracts[Domain]] }[keyof Contracts];
type Read = Extract<AnyCall, { method: 'GET' }>;

/** A GET that a screen makes with its first render. */
export interface FirstCall {
  method: 'GET';
  path: string;
  input: object;
}

/** Names a call of the contract by its path: the contract's own schemas are too large for the script that prefetches. */
export const get = <Path extends Read['path']>(
  path: Path,
  input: CallInput<Extract<Read, { path: Path }>>,
): FirstCall => ({ method: 'GET', path, input });
