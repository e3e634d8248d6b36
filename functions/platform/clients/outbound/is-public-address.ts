import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** Whether an IP address is one of the public internet. ipaddr.js leaves out `::/96` and what is not assigned: both lie outside 2000::/3. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast));
}

export const isLoopbackAddress = (text: string): boolean => isIP(text) > 0 && ipaddr.parse(text).range() === 'loopback';
