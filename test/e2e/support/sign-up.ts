import type { Page } from '@playwright/test';
import { somePhone } from '#test/support/accounts.ts';
import { expect } from './test.ts';

type Code = (email: string) => Promise<string>;

const phoneDigits = (): string => somePhone().slice(-10);

/** Types the mailed code, which is submitted automatically, and waits for the dashboard. */
export const enterCode = async (page: Page, email: string, code: Code, dashboard: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
  await page.getByLabel('One-time code').fill(await code(email));
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(dashboard);
};

/** Ticks the box of the terms on a sign-up form. */
export const acceptTerms = (page: Page): Promise<void> => page.getByLabel('I accept the terms of use').check();

/** Fills what a candidate's sign-up needs beside the address, and sends it. */
export const completeCandidate = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Phone').fill(phoneDigits());
  await page.getByLabel('Address', { exact: true }).fill('Kyoto');
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Create account' }).click();
};

/** Signs a candidate up, from the landing page to the dashboard. */
export const signUpCandidate = async (
  page: Page,
  code: Code,
  { name, email }: { name: string; email: string },
): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.getByLabel('Email').fill(email);
  await expect(page.getByText('This e-mail address is available.')).toBeVisible();
  await completeCandidate(page, name);
  await enterCode(page, email, code, '/candidate/dashboard');
};

/** Signs a recruiter up, from the landing page to the dashboard. */
export const signUpRecruiter = async (
  page: Page,
  code: Code,
  { name, email, company }: { name: string; email: string; company: string },
): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join as Recruiter' }).click();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Email').fill(email);
  await expect(page.getByText('This e-mail address is available.')).toBeVisible();
  await page.getByLabel('Phone').fill(phoneDigits());
  await page.getByLabel('Address', { exact: true }).fill('Lisbon');
  await acceptTerms(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await enterCode(page, email, code, '/recruiter/dashboard');
};

/** Signs an existing account in on the login screen that is open. */
export const logInHere = async (
  page: Page,
  code: Code,
  { email, dashboard }: { email: string; dashboard: string },
): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await enterCode(page, email, code, dashboard);
};

/** Signs an existing account in on one of the login screens. */
export const logIn = async (
  page: Page,
  code: Code,
  { path, email, dashboard }: { path: string; email: string; dashboard: string },
): Promise<void> => {
  await page.goto(path);
  await logInHere(page, code, { email, dashboard });
};
