import { type ComponentProps, lazy, Suspense } from 'react';
import { loadCatalogues } from '#web/lib/i18n.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LanguageEditor } from './language-editor.tsx';
import type { OwnLanguages } from './own-languages.tsx';

// Code and texts come after the screen around them.

const LoadedEditor = lazy(async () => {
  const [editor] = await Promise.all([
    import('./language-editor.tsx'),
    loadCatalogues(['languages', 'languageForm', 'languageTerms']),
  ]);
  return { default: editor.LanguageEditor };
});

const LoadedOwn = lazy(async () => {
  const [own] = await Promise.all([
    import('./own-languages.tsx'),
    loadCatalogues(['languages', 'languageForm', 'languageTerms']),
  ]);
  return { default: own.OwnLanguages };
});

const LoadedList = lazy(async () => {
  const [list] = await Promise.all([import('./language-list.tsx'), loadCatalogues(['languages', 'languageTerms'])]);
  return { default: list.LanguageList };
});

const waiting = <Skeleton className="h-24 w-full" />;

export const LazyEditor = (props: ComponentProps<typeof LanguageEditor>) => (
  <Suspense fallback={waiting}>
    <LoadedEditor {...props} />
  </Suspense>
);

/** The languages of a profile: with a way to edit them for their owner. */
export const ProfileLanguages = ({ isOwn, ...props }: ComponentProps<typeof OwnLanguages> & { isOwn: boolean }) => (
  <Suspense fallback={waiting}>{isOwn ? <LoadedOwn {...props} /> : <LoadedList {...props} />}</Suspense>
);
