import { Link } from 'react-router-dom';
import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';

/** The account of a certificate, with a link to its profile while it exists. */
export const Person = ({ id, name }: { id: number; name: string | null }) => {
  const t = useT();
  if (name === null) return <span className="text-soft">{t('certificateReview.gonePerson', { id: String(id) })}</span>;
  return (
    <Link
      to={linkTo('candidateProfile', { candidateId: id })}
      className="rounded-sm font-semibold text-primary hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  );
};
