import { linkTo } from '#web/config/links.ts';
import { pageSize } from '#web/config/page-size.ts';
import { SimpleFigureCards } from '#web/features/subscription-admin/figure-cards.tsx';
import { SubscriptionResults } from '#web/features/subscription-admin/subscription-results.tsx';
import { useSubscriptionDialogs } from '#web/features/subscription-admin/use-subscription-dialogs.tsx';
import {
  noFilter,
  useSubscriptionFigures,
  useSubscriptions,
} from '#web/features/subscription-admin/use-subscriptions.ts';
import { useT } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Layers, LayoutList, Plus } from '#web/ui/icons.ts';
import { ScreenHeader } from '#web/ui/screen-header.tsx';

/** The subscriptions by their numbers, without the plans. */
export const SimpleManagement = () => {
  const t = useT();
  const figures = useSubscriptionFigures();
  const listed = useSubscriptions(noFilter, pageSize.largest);
  const { dialogs, open } = useSubscriptionDialogs();
  return (
    <>
      <ScreenHeader
        name="subscriptionManagement"
        actions={
          <>
            <ButtonLink
              variant="secondary"
              to={linkTo('subscriptionManagement')}
              icon={<LayoutList className="size-4" aria-hidden="true" />}
            >
              {t('subscriptionAdmin.view.full')}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              to={linkTo('planManagement')}
              icon={<Layers className="size-4" aria-hidden="true" />}
            >
              {t('subscriptionAdmin.plans.pageTitle')}
            </ButtonLink>
            <Button icon={<Plus className="size-4" aria-hidden="true" />} onClick={() => open({ dialog: 'create' })}>
              {t('subscriptionAdmin.create.open')}
            </Button>
          </>
        }
      />
      <SimpleFigureCards figures={figures} />
      <SubscriptionResults query={listed} isSimple onClear={undefined} onOpen={open} />
      {dialogs}
    </>
  );
};
