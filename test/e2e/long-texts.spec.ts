import { enterState } from '#test/pictures/states.ts';
import { addressOf } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { waitUntilLoaded } from './support/wait-until-loaded.ts';

/** What the main part shows beyond the sides of the window; what an element cuts off or scrolls does not count. */
const beyondTheSides = (): string[] => {
  const main = document.querySelector('main');
  const isCut = (element: Element | null): boolean =>
    element !== null &&
    element !== main &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const isBeyond = ({ left, right, width }: DOMRect) => width > 0 && (left < 0 || right > window.innerWidth + 1);
  return [...(main?.querySelectorAll('*') ?? [])].flatMap((element) => {
    const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && !isCut(element));
    const rects = texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()];
    });
    const own = isCut(element.parentElement) ? [] : [element.getBoundingClientRect()];
    return [...rects, ...own].some(isBeyond) ? [`${element.tagName} ${element.textContent}`] : [];
  });
};

/** Texts on one line whose beginning is cut off instead of their end. */
const cutAtTheBeginning = (): string[] =>
  [...document.querySelectorAll('main :not(select, option)')].flatMap((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
    if (getComputedStyle(element).textOverflow !== 'ellipsis' || !text?.data) return [];
    const first = document.createRange();
    first.setStart(text, 0);
    first.setEnd(text, 1);
    const [letter, line] = [first.getBoundingClientRect(), element.getBoundingClientRect()];
    return letter.left < line.left - 1 || letter.right > line.right + 1 ? [text.data] : [];
  });

test('names, titles and places of any length fit a phone, and begin at their beginning from the right as well', async ({
  page,
}) => {
  await enterState(page.context(), 'long');
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ['/candidates?language=Thai', '/jobs?keyword=korean&job_type=part-time', '/jobs/:job']) {
    await page.goto(await addressOf(path));
    await waitUntilLoaded(page);
    await expect(page.getByText('Rechtsschutzversicherung').first(), path).toBeVisible();
    expect(await page.evaluate(beyondTheSides), path).toEqual([]);
    await page.locator('select[name="site-language"]').selectOption('ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(cutAtTheBeginning), path).toEqual([]);
  }
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
});
