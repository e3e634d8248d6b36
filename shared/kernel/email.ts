const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const localPart = new RegExp(`^${atom}(\\.${atom})*$`, 'i');
const domainPart = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The one written form of an e-mail address: trimmed, lower-cased, its domain in punycode. Dots and `+tags` stay.
 * Null when it is no address that mail can be sent to.
 */
export function normalizeEmail(raw: string): string | null {
  const [local, domain, ...rest] = raw.trim().normalize('NFC').split('@');
  if (!local || !domain || rest.length > 0 || local.length > 64 || !localPart.test(local)) return null;
  const host = asciiHost(domain);
  if (!host) return null;
  const email = `${local.toLowerCase()}@${host}`;
  return email.length <= 254 ? email : null;
}

function asciiHost(domain: string): string | null {
  // Characters that the URL parser would drop or read as the end of the host.
  if (/[\s\p{C}/\\?#:[\]%]/u.test(domain) || !URL.canParse(`http://${domain}`)) return null;
  const host = new URL(`http://${domain}`).hostname;
  return domainPart.test(host) ? host : null;
}
