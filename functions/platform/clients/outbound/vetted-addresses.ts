import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts';
import { AddressRefusal, OutboundFailure } from './outbound-failure.ts';
import { outboundPolicy } from './outbound-policy.ts';
import { hostOf, isForLoopbackOnly } from './parse-address.ts';

const resolveMs = 5_000;

/** The IP addresses of a host, all of them public: a single one that leads inside refuses the whole. */
export async function vettedAddresses(url: URL, timeoutMs = resolveMs): Promise<string[]> {
  const { loopback } = outboundPolicy();
  const host = hostOf(url);
  const addresses = isIP(host) > 0 ? [host] : await resolveWithin(host, Math.min(timeoutMs, resolveMs));
  for (const address of addresses) {
    const isOpened = loopback && isLoopbackAddress(address);
    if (!isOpened && !isPublicAddress(address)) throw new AddressRefusal('inside');
    if (!isOpened && isForLoopbackOnly(url)) throw new AddressRefusal('scheme');
  }
  return addresses;
}

async function resolveWithin(name: string, timeoutMs: number): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The name servers did not answer in time')), timeoutMs);
  });
  const addresses = await Promise.race([outboundPolicy().resolve(name), late])
    .catch((cause) => {
      throw new OutboundFailure('dns', { cause });
    })
    .finally(() => clearTimeout(timer));
  if (addresses.length === 0) throw new OutboundFailure('dns', { detail: 'no address' });
  return addresses;
}
