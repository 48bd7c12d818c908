import { expect, type Page } from '@playwright/test';
import { toastRegion } from './toast.ts';

interface Focused {
  role: string;
  name: string;
  /** Whether its focus is visible. */
  isMarked: boolean;
  /** Whether other content, such as a sticky bar, hides it entirely (WCAG 2.4.11). */
  isHidden: boolean;
}

/** What Tab may lead to; the focused element itself may also be another one, such as a heading. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The elements by their accessible texts, and how they show. Runs in the page. */
const look = ({ messages, of }: { messages: string; of: string | null }): Focused[] => {
  const isShown = (each: Element, element: Element): boolean => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const columns = [left + 3, (left + right) / 2, right - 3];
    const rows = [top + 3, (top + bottom) / 2, bottom - 3];
    return columns.some((x) =>
      rows.some((y) => {
        const topmost = document.elementFromPoint(x, y);
        if (topmost === null) return false;
        // Messages disappear by themselves, and with Escape.
        const isMessage = topmost.closest(messages) !== null;
        return each.contains(topmost) || topmost.contains(element) || isMessage;
      }),
    );
  };
  const found = of === null ? [document.activeElement as Element] : [...document.querySelectorAll(of)];
  return found.map((element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const named = element.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ');
    // A hidden input shows its focus on the label or frame that represents it.
    const frames = [element, ...labels, element.parentElement, element.nextElementSibling].filter(
      (each) => each !== null,
    );
    const isMarked = frames.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    });
    return {
      role: element.tagName.toLowerCase(),
      name: (named || element.textContent || '').trim(),
      isMarked,
      isHidden: ![element, ...labels].some((each) => isShown(each, element)),
    };
  });
};

/** The focused element by its accessible text. */
export const focused = async (page: Page): Promise<Focused> => {
  const [element] = await page.evaluate(look, { messages: toastRegion, of: null });
  if (!element) throw new Error('The page has no body.');
  return element;
};

/** Waits until a screen or dialog that loads shows an element with that name, no message: Tab would pass its place before. */
const expectStop = (page: Page, matches: (name: string) => boolean): Promise<void> =>
  expect
    .poll(async () => {
      const found = (await page.evaluate(look, { messages: toastRegion, of: stops })).filter(
        ({ role }) => role !== 'li',
      );
      return found.some(({ name }) => matches(name)) || found.map(({ name }) => name);
    })
    .toBe(true);

/** Waits until a dialog that is open has the focus: a key before that would still move it on the page behind. */
export const expectFocusInOpenDialog = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
        return dialogs.length === 0 || [...dialogs].some((dialog) => dialog.contains(document.activeElement));
      }),
    )
    .toBe(true);

/**
 * Presses Tab, or Shift+Tab, until an element with that name has the focus; every stop on the way must be visible, and
 * in sight.
 */
export const tabTo = async (page: Page, name: string | RegExp, key = 'Tab'): Promise<void> => {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  await expectStop(page, matches);
  await expectFocusInOpenDialog(page);
  const way: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    let stop = await focused(page);
    if (stop.isHidden) {
      // Content that appears meanwhile may push it out of sight; to and fro, the browser scrolls to it anew.
      await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
      await page.keyboard.press(key);
      stop = await focused(page);
    }
    way.push(`${stop.role} "${stop.name}"`);
    if (stop.role !== 'body') {
      expect(stop.isMarked, `the focus on ${way.at(-1)} is visible`).toBe(true);
      expect(stop.isHidden, `${way.at(-1)} is hidden by other content`).toBe(false);
    }
    if (matches(stop.name)) return;
  }
  throw new Error(`${key} does not lead to ${name}, but to: ${way.join(', ')}`);
};

/** `tabTo` a button or link, then Enter once it is not busy with an earlier press. */
export const press = async (page: Page, name: string | RegExp, key?: string): Promise<void> => {
  await tabTo(page, name, key);
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
};

/** `tabTo` a field, then types a text in place of its own. */
export const typeInto = async (page: Page, name: string | RegExp, text: string, key?: string): Promise<void> => {
  await tabTo(page, name, key);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/** Follows an entry of the main navigation, back from the content or on to it: the new screen's heading or content gets the focus. */
export const goTo = async (page: Page, entry: string, path: string | RegExp, key = 'Shift+Tab'): Promise<void> => {
  await press(page, entry, key);
  await expect(page).toHaveURL(path);
  // The heading of a screen that loads may appear later.
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main, main h1'))).toBe(true);
};

/** Waits until the element with that name has the focus. */
export const expectFocusOn = async (page: Page, name: string | RegExp): Promise<void> => {
  await expect.poll(async () => (await focused(page)).name).toMatch(name);
};

const isFocusIn = (page: Page, selector: string) =>
  page.evaluate((outer) => document.activeElement?.closest(outer) !== null, selector);

/** Presses the down arrow in a menu that opens until the entry with that name has the focus. */
export const arrowTo = async (page: Page, name: string): Promise<void> => {
  await expect.poll(() => isFocusIn(page, '[role="menuitem"]')).toBe(true);
  for (let step = 0; step < 10; step += 1) {
    const before = (await focused(page)).name;
    if (before === name) return;
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await focused(page)).name).not.toBe(before);
  }
  throw new Error(`The arrow leads to no ${name}.`);
};

/** Presses the down arrow in the focused choice until it shows that text. */
export const choose = async (page: Page, text: string): Promise<void> => {
  const shown = () => page.evaluate(() => (document.activeElement as HTMLSelectElement).selectedOptions[0]?.text);
  for (let step = 0; step < 10 && (await shown()) !== text; step += 1) await page.keyboard.press('ArrowDown');
  expect(await shown()).toBe(text);
};

/** A dialog closed by itself or with Escape, and the focus is back where it was opened, also in an open person's panel. */
export const expectBackOn = async (page: Page, opener: string | RegExp): Promise<void> => {
  // Where there is no room beside a list, an open person is a dialog, too.
  const isPanel = new URL(page.url()).searchParams.has('open') && (page.viewportSize()?.width ?? 0) < 1024;
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(isPanel ? 1 : 0);
  await expectFocusOn(page, opener);
};
