import { openSession } from './support/sessions.ts';
import { expect, test } from './support/test.ts';

/**
 * Builds Razorpay's elements in the page as its script does (docs/decisions/0020-content-security-policy.md): a style
 * element in HTML, container and backdrop through the DOM, frame and spinner with style attributes.
 */
const script = `
window.Razorpay = class {
  on() { return this; }
  close() {}
  open() {
    const add = (parent, name, className, styles) => {
      const made = document.createElement(name);
      made.className = className;
      Object.assign(made.style, styles);
      parent.append(made);
      return made;
    };
    const whole = { position: 'fixed', top: 0, left: 0, width: '100%', height: '100%' };
    const container = add(document.body, 'div', 'razorpay-container', { ...whole, zIndex: 2147483647 });
    container.innerHTML =
      '<style>@keyframes rzp-rot{to{transform: rotate(360deg);}}' +
      '@-webkit-keyframes rzp-rot{to{-webkit-transform: rotate(360deg);}}</style>';
    add(container, 'div', 'razorpay-backdrop', { ...whole, minHeight: '100%' });
    const frame = add(container, 'iframe', 'razorpay-checkout-frame');
    frame.setAttribute('style', 'position: relative; z-index: 2; display: block;');
    Object.assign(frame.style, { width: '100%', height: '100%' });
    frame.title = 'Checkout';
    const wheel = add(container, 'div', 'razorpay-loader');
    wheel.setAttribute('style', 'position:absolute;left:50%;top:50%;animation:rzp-rot 1s infinite linear;');
  }
};`;

test('the checkout opens above its backdrop although the policy refuses its style attributes', async ({
  visit,
  problems,
}) => {
  problems.allow(/inline style violates/i);
  const page = await visit({ as: await openSession('recruiter'), reducedMotion: 'no-preference' });
  await page.route('**/v1/checkout.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto('/recruiter/subscription-plans');
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm your plan' })
    .getByRole('button', { name: /^Pay ₹/ })
    .click();

  const frame = page.locator('.razorpay-checkout-frame');
  await expect(frame).toBeVisible();
  expect(problems.found.join(), 'the browser refused the attributes').toMatch(/inline style violates/i);
  const onTop = () => page.evaluate(() => document.elementFromPoint(100, 100)?.className);
  await expect.poll(onTop).toBe('razorpay-checkout-frame');
  const turning = () =>
    page.evaluate(() =>
      document
        .querySelector('.razorpay-loader')
        ?.getAnimations()
        .map((animation) => (animation as CSSAnimation).animationName),
    );
  expect(await turning()).toEqual(['rzp-rot']);
});
