/** Origins that the pages of this deployment use besides their own. */
interface SecurityHeaderOptions {
  /** Origins of CVs, videos and uploads, such as `https://files.example.com`. */
  fileOrigins: readonly string[];
  /** Origins of the checkout script besides Razorpay's: the emulator of the local run. */
  checkoutOrigins?: readonly string[];
  /** Where rooms of interviews find the other side, such as `wss://*.kinesisvideo.us-east-1.amazonaws.com`. */
  signallingOrigins?: readonly string[];
  /** Scope of HSTS; `none` for plain HTTP on a local machine. */
  transportSecurity: TransportSecurity;
}

export type TransportSecurity = 'none' | 'host' | 'subdomains' | 'preload';

/** Two years; the browsers' preload list requires at least one. */
const transportHeaders = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const;

/** Sources of Razorpay's checkout; the reasons are in docs/decisions/0020-content-security-policy.md. */
const razorpay = {
  scripts: ['https://checkout.razorpay.com', 'https://checkout-static-next.razorpay.com', 'https://cdn.razorpay.com'],
  /** Frames and connections of the checkout: they run no script in our pages. */
  anyHost: 'https://*.razorpay.com',
  /** Hash of the one `<style>` that the script inserts: the animation of its loading wheel. */
  style: "'sha256-x8KwkBlDnBKg2FKvRD2OrmWxJgLZcjB8E1HEMQTqnCs='",
};

const contentSecurityPolicy = ({
  fileOrigins,
  checkoutOrigins = [],
  signallingOrigins = [],
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
    `connect-src 'self' ${[files, ...checkoutOrigins, ...signallingOrigins].join(' ')} ${razorpay.anyHost}`,
    `frame-src ${razorpay.anyHost} https://www.youtube-nocookie.com ${files}`,
    // The service worker; without this directive the checkout's hosts could give one.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // Only the site's code submits forms: a native submit would put form fields into the address. The checkout posts
    // its forms from its own frame.
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(transportSecurity === 'none' ? [] : ['upgrade-insecure-requests']),
  ];
  return directives.map((directive) => directive.trim()).join('; ');
};

/**
 * The security headers of every response, by lower-case name: set by CloudFront on AWS and by the local gateway.
 * The opener policy lets the payment checkout open bank pages in a separate window.
 */
export const securityHeaders = (options: SecurityHeaderOptions): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(options),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Of the whole site, as its screens are one document (decision 132).
  'permissions-policy':
    'camera=(self), microphone=(self), display-capture=(self), geolocation=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(options.transportSecurity === 'none'
    ? {}
    : { 'strict-transport-security': transportHeaders[options.transportSecurity] }),
});
