export { AdminLoginPage as Component } from '#web/features/auth/admin-login-page.tsx';
