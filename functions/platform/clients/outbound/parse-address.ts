import { isIP } from 'node:net';
import { AddressRefusal } from './outbound-failure.ts';
import { outboundPolicy } from './outbound-policy.ts';

const longestHost = 253;
const publicPorts = ['', '8443'];
const innerSuffixes = ['.localhost', '.internal', '.local', '.home.arpa'];

/** Reads an address as the connection will, and refuses what can be told without asking a name server. */
export function parseAddress(address: string): URL {
  const { loopback } = outboundPolicy();
  // The parser would drop or turn these, and what is stored would not be what is called.
  if (/[\p{Cc}\p{Z}\\]/u.test(address) || !URL.canParse(address)) throw new AddressRefusal('malformed');
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(loopback && url.protocol === 'http:')) throw new AddressRefusal('scheme');
  if (url.username || url.password) throw new AddressRefusal('credentials');
  if (address.includes('#')) throw new AddressRefusal('fragment');
  if (!loopback && !publicPorts.includes(url.port)) throw new AddressRefusal('port');
  if (isIP(hostOf(url)) === 0) refuseName(url.hostname, loopback);
  if (isOwn(url, loopback)) throw new AddressRefusal('own');
  return url;
}

/** The host of an address, as a name or an IP without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether an address is of a kind that only the machine itself may have. */
export const isForLoopbackOnly = ({ protocol, port }: URL): boolean =>
  protocol !== 'https:' || !publicPorts.includes(port);

function refuseName(name: string, loopback: boolean): void {
  if (name.length > longestHost) throw new AddressRefusal('malformed');
  if (loopback && (name === 'localhost' || name.endsWith('.localhost'))) return;
  // A name that ends with a dot is another spelling of one without: nobody needs it, and comparisons would miss it.
  const isInner = !name.includes('.') || name.endsWith('.') || innerSuffixes.some((suffix) => name.endsWith(suffix));
  if (isInner) throw new AddressRefusal('inside');
}

/** The product would answer its own calls without end. Locally everything is on one host, and the port tells. */
function isOwn(url: URL, loopback: boolean): boolean {
  // Not from env.ts: the monitoring, a bundle apart, would bring all of zod along.
  const own = new URL(process.env.APP_URL ?? '');
  if (!loopback) return url.hostname === own.hostname;
  return url.port === own.port && (url.hostname === own.hostname || isThisMachine(url));
}

const isThisMachine = (url: URL): boolean => /^(localhost|.+\.localhost|127\.[\d.]+|::1)$/.test(hostOf(url));
