import { BlockList } from 'node:net';
import { env } from '../env.ts';

/** Whether the platform may be administered from an address: from anywhere, unless the stage names where from. */
export function administersFrom(ip: string): boolean {
  if (!env.ADMIN_ADDRESSES) return true;
  const known = new BlockList();
  for (const one of env.ADMIN_ADDRESSES.split(',')) {
    const [address = '', bits] = one.split('/');
    if (bits === undefined) known.addAddress(address, familyOf(address));
    else known.addSubnet(address, Number(bits), familyOf(address));
  }
  return known.check(ip, familyOf(ip));
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4');
