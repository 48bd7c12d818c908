import type { ComponentProps } from 'react';
import { later } from '#web/lib/later.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { OwnLanguages } from './own-languages.tsx';

// Code and texts come after the screen around them.

const waiting = <Skeleton className="h-24 w-full" />;
const form = { texts: ['languages', 'languageForm', 'languageTerms'], waiting } as const;

export const LazyEditor = later(async () => (await import('./language-editor.tsx')).LanguageEditor, form);

const LoadedOwn = later(async () => (await import('./own-languages.tsx')).OwnLanguages, form);

const LoadedList = later(async () => (await import('./language-list.tsx')).LanguageList, {
  texts: ['languages', 'languageTerms'],
  waiting,
});

/** The languages of a profile: with a way to edit them for their owner. */
export const ProfileLanguages = ({ isOwn, ...props }: ComponentProps<typeof OwnLanguages> & { isOwn: boolean }) =>
  isOwn ? <LoadedOwn {...props} /> : <LoadedList {...props} />;
