import { t } from '#web/lib/i18n.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

export const Component = () => (
  <PageHeader title={t('auth.recruiterLogin.pageTitle')}>{t('common.comingUp')}</PageHeader>
);
