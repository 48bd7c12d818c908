import { useSearchParams } from 'react-router-dom';
import { FullManagement } from './subscription-management/full-management.tsx';
import { SimpleManagement } from './subscription-management/simple-management.tsx';

/** Plans and subscriptions for admins: full tables, or with `view=simple` only the subscriptions' numbers. */
export const Component = () => {
  const [params] = useSearchParams();
  return params.get('view') === 'simple' ? <SimpleManagement /> : <FullManagement />;
};
