import { LoginPage } from '#web/features/auth/login-page.tsx';

export const Component = () => <LoginPage account="candidate" />;
