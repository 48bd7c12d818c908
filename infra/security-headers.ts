/** Where the pages of this deployment fetch from besides their own origin. */
interface SecurityHeaderOptions {
  /** Origins that hold CVs and videos and take uploads, such as `https://files.example.com`. */
  fileOrigins: readonly string[];
  /** Where the payment checkout's script comes from besides Razorpay's own host: the local run's stand-in. */
  checkoutOrigins?: readonly string[];
  /** What browsers remember to visit over HTTPS only; `none` for plain HTTP on one's own machine. */
  transportSecurity: TransportSecurity;
}

export type TransportSecurity = 'none' | 'host' | 'subdomains' | 'preload';

/** Two years, as the browsers' preload list asks for at least one. */
const transportHeaders = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const;

/** What Razorpay's checkout needs, and why so little of it: docs/decisions/0020-content-security-policy.md. */
const razorpay = {
  scripts: ['https://checkout.razorpay.com', 'https://checkout-static-next.razorpay.com', 'https://cdn.razorpay.com'],
  /** Its form, and what it tells its own servers: nothing of it runs in our pages. */
  anyHost: 'https://*.razorpay.com',
  /** The one `<style>` that the script inserts, by its content: the turning of its wheel. */
  style: "'sha256-x8KwkBlDnBKg2FKvRD2OrmWxJgLZcjB8E1HEMQTqnCs='",
};

const contentSecurityPolicy = ({
  fileOrigins,
  checkoutOrigins = [],
  transportSecurity,
}: SecurityHeaderOptions): string => {
  const files = fileOrigins.join(' ');
  const checkout = [...razorpay.scripts, ...checkoutOrigins].join(' ');
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${checkout}`,
    `style-src 'self' ${razorpay.style}`,
    `img-src 'self' data: https: ${files}`,
    `media-src 'self' blob: ${files}`,
    "font-src 'self'",
    `connect-src 'self' ${[files, ...checkoutOrigins].join(' ')} ${razorpay.anyHost}`,
    `frame-src ${razorpay.anyHost} https://www.youtube-nocookie.com ${files}`,
    "object-src 'none'",
    "base-uri 'self'",
    // Only the site's code sends forms: the browser itself would put what was typed into the address. The checkout posts
    // its own from its own frame.
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(transportSecurity === 'none' ? [] : ['upgrade-insecure-requests']),
  ];
  return directives.map((directive) => directive.trim()).join('; ');
};

/**
 * The security headers of every answer, lower-cased name to value: set by CloudFront on AWS and by the local gateway.
 * The opener policy lets the payment checkout open its bank pages in a window of its own.
 */
export const securityHeaders = (options: SecurityHeaderOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(options.transportSecurity === 'none'
    ? {}
    : { 'strict-transport-security': transportHeaders[options.transportSecurity] }),
});
