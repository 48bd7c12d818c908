/** Where the pages of this deployment fetch from besides their own origin. */
interface SecurityHeaderOptions {
  /** Origins that hold CVs and videos and take uploads, such as `https://files.example.com`. */
  fileOrigins: readonly string[];
  /** Where the payment checkout's script comes from besides Razorpay's own host: the local run's stand-in. */
  checkoutOrigins?: readonly string[];
  /** Plain HTTP on one's own machine: nothing may ask the browser to switch to HTTPS. */
  local: boolean;
}

const contentSecurityPolicy = ({ fileOrigins, checkoutOrigins = [], local }: SecurityHeaderOptions): string => {
  const files = fileOrigins.join(' ');
  const checkout = ['https://checkout.razorpay.com', ...checkoutOrigins].join(' ');
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${checkout}`,
    "style-src 'self'",
    `img-src 'self' data: https: ${files}`,
    `media-src 'self' blob: ${files}`,
    "font-src 'self'",
    `connect-src 'self' ${[files, ...checkoutOrigins].join(' ')} https://*.razorpay.com`,
    `frame-src https://api.razorpay.com https://www.youtube-nocookie.com ${files}`,
    "object-src 'none'",
    "base-uri 'self'",
    // Only the site's code sends forms: the browser itself would put what was typed into the address.
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(local ? [] : ['upgrade-insecure-requests']),
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
  ...(options.local ? {} : { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
});
