import { canonicalTag } from '#shared/domain/languages/tags.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LanguagesForm } from './languages-form.tsx';
import type { StoredLanguages } from './use-language-form.ts';
import { useProposedTags } from './use-proposed-tags.ts';

/** The form of the own languages, which begins with the language that a link names or that was typed at the sign-up. */
export const LanguageEditor = ({
  candidate,
  named,
  onDone,
}: {
  candidate: StoredLanguages & { id: number; language: string };
  /** Names the language whose row is open at first, by its tag; it is added where it is not stated. Any other text does nothing. */
  named: string | null;
  onDone: () => void;
}) => {
  const tag = canonicalTag(named ?? '') ?? undefined;
  const proposed = useProposedTags(candidate, tag);
  if (!proposed) return <Skeleton className="h-80 w-full" />;
  return <LanguagesForm {...{ candidate, proposed, onDone }} named={tag} />;
};
