import type { Caller } from '#functions/entities/account/caller.ts';
import type { CallDefinition } from '#shared/contracts/define.ts';
import { type NamedInput, valueAt } from './authorise.ts';

/** The input with the company's id where it has the id of the account that signed in, which counts as the company's. */
export function namingCompany<Input extends NamedInput>(call: CallDefinition, caller: Caller, input: Input): Input {
  let named = input;
  for (const place of call.own ?? []) {
    if (valueAt(named, place) !== caller.account.id) continue;
    const [from, name, nth] = place.split('.') as [keyof NamedInput, string, string?];
    const given = named[from] as Record<string, unknown>;
    const parts = String(given[name]).split('-');
    const value = nth === undefined ? caller.id : parts.with(Number(nth), String(caller.id)).join('-');
    named = { ...named, [from]: { ...given, [name]: value } };
  }
  return named;
}
