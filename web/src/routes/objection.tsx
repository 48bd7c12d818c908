import { useSearchParams } from 'react-router-dom';
import { ObjectionForm } from '#web/features/objections/objection-form.tsx';
import { useT } from '#web/lib/i18n.ts';

/** Objects to a decision with the link of its mail: for people who cannot sign in any more. */
export const Component = () => {
  const t = useT();
  const [query] = useSearchParams();
  return (
    <div className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16 sm:px-6 sm:py-24">
      <h1 className="text-3xl">{t('decisions.objectTitle')}</h1>
      <p className="text-lg text-soft">{t('decisions.objectText')}</p>
      <ObjectionForm to={{ token: query.get('token') ?? '' }} />
    </div>
  );
};
