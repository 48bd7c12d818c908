import { expect, it } from 'vitest';
import { isNameOrId } from './name-or-id.ts';

const account = { name: 'Zoë  Quill', id: 42 };

it.each(['Zoë Quill', ' zoë quill ', 'Zoe\u0308 Quill', '42', '#42'])('an account is named by %o', (typed) => {
  expect(isNameOrId(typed, account)).toBe(true);
});

it.each(['', ' ', '#', 'Zoë', 'Zoe Quill', '4', '420', 'delete'])('an account is not named by %o', (typed) => {
  expect(isNameOrId(typed, account)).toBe(false);
  expect(isNameOrId(typed, { name: '', id: 42 })).toBe(false);
});
