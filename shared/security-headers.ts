const twoYearsSeconds = 63_072_000;

/** `style-src` is loose because Mantine writes styles at run time; everything else is ours alone. */
function contentSecurityPolicy(connectTo: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // Images of ads are read from the bucket, which is one of them.
    ['media-src', "'self'", 'blob:', ...connectTo].join(' '),
    ['img-src', "'self'", 'data:', 'blob:', ...connectTo].join(' '),
    "font-src 'self'",
    "worker-src 'self' blob:",
    ['connect-src', "'self'", ...connectTo].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** What every page is served with, by CloudFront and by the local server; `connectTo` are the other origins it may call. */
export function securityHeadersFor(connectTo: readonly string[]) {
  return {
    'content-security-policy': contentSecurityPolicy(connectTo),
    'strict-transport-security': `max-age=${twoYearsSeconds}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    // A reset link bears its token in the address: no other site may learn it.
    'referrer-policy': 'no-referrer' as const,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

export const securityHeaders = securityHeadersFor([]);
