import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Answers a prompt on the own profile by keyboard, up to the end of the recording; returns the dialog, which can send it. */
export const recordSample = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Record a sample' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Show my task' }).press('Enter');
  await dialog.getByRole('button', { name: 'Start recording' }).press('Enter');
  await expect(dialog.getByText(/^0:0[2-9] of 1:30$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Stop recording' }).press('Enter');
  return dialog;
};
