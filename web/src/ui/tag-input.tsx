import type { ComponentProps } from 'react';
import { wordsOfList } from '#shared/domain/comma-list.ts';
import { Badge } from './badge.tsx';
import type { FieldTexts } from './field.tsx';
import { TextInput } from './text-input.tsx';

/** Comma-separated words as one text input, with the words shown as tags below while `value` is given. */
export const TagInput = ({
  value,
  ...input
}: Omit<ComponentProps<'input'>, 'className' | 'value'> & FieldTexts & { value?: string }) => {
  const words = wordsOfList(value ?? '');
  return (
    <div>
      <TextInput {...input} {...(value === undefined ? {} : { value })} />
      {words.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5" aria-hidden="true">
          {[...new Set(words)].map((word) => (
            <li key={word}>
              <Badge>{word}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
