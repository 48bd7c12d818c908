import { linkTo } from '#web/config/links.ts';
import { DecisionList } from '#web/features/objections/decision-list.tsx';
import { useT } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

/** What the operator's team decided about the signed-in person, and the way to object. */
export const Component = () => {
  const t = useT();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t('decisions.pageTitle')} backTo={linkTo('account')}>
        {t('decisions.text')}
      </PageHeader>
      <DecisionList />
    </div>
  );
};
