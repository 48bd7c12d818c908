import { visitWebsite } from '#functions/services/websites/visit-website.ts';
import type { WebsiteOutcome } from '#shared/domain/website-outcomes.ts';

/** What starts the function: the website of a company, as its page has it. */
export interface WebsiteEvent {
  website: string;
}

/**
 * Visits a website that anyone may have written. The function has no rights: whatever answers could reach nothing of the portal
 * through it. It stores and logs nothing.
 */
export async function handler({ website }: WebsiteEvent): Promise<{ outcome: WebsiteOutcome }> {
  return { outcome: await visitWebsite(website) };
}
