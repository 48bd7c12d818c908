import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Presses a button that downloads a text file; returns the file's name and content. */
export const downloadBy = async (page: Page, button: string): Promise<{ name: string; text: string }> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
};
