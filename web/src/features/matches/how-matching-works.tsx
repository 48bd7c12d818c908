import { useT } from '#web/lib/i18n.ts';
import { ChevronDown } from '#web/ui/icons.ts';

const points = ['compared', 'warns', 'never', 'same', 'recorded'] as const;

/** What a match is and is not, for both sides, with the version of its rules. */
export const HowMatchingWorks = ({ rules }: { rules: string }) => {
  const t = useT();
  return (
    <details className="group mt-4 text-sm">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-md font-semibold text-primary hover:underline [&::-webkit-details-marker]:hidden">
        <span>{t('matches.how.title')}</span>
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="list-disc space-y-1.5 ps-5">
        {points.map((point) => (
          <li key={point}>{t(`matches.how.${point}`)}</li>
        ))}
      </ul>
      <p className="mt-2 text-xs text-soft">{t('matches.how.rules', { rules })}</p>
    </details>
  );
};
