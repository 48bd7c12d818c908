import { linkTo } from '#web/config/links.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import type { PostingRight } from './posting-right.ts';

/** A link when posting is possible, else a disabled button; the notice above says why. Nothing for roles that only read. */
export const PostNewJob = ({ right }: { right: PostingRight }) => {
  const t = useT();
  const icon = <Plus className="size-4" aria-hidden="true" />;
  if (right.obstacle === 'role') return null;
  return right.obstacle === 'none' ? (
    <ButtonLink to={linkTo('postJob')} icon={icon}>
      {t('jobPostings.list.post')}
    </ButtonLink>
  ) : (
    <Button disabled icon={icon}>
      {t('jobPostings.list.post')}
    </Button>
  );
};
