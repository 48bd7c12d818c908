import { useSearchParams } from 'react-router-dom';
import { FullManagement } from './subscription-management/full-management.tsx';
import { SimpleManagement } from './subscription-management/simple-management.tsx';

/** Plans and subscriptions for admins: all of both, or with `view=simple` the subscriptions' numbers alone. */
export const Component = () => {
  const [params] = useSearchParams();
  return params.get('view') === 'simple' ? <SimpleManagement /> : <FullManagement />;
};
