import { addressFaults } from '../../../../shared/kernel/address-messages.ts';
import type { Reason } from '../../../../shared/kernel/error-messages.ts';
import { AppError } from '../../app-error.ts';
import { AddressRefusal, OutboundFailure } from './outbound-failure.ts';
import { parseAddress } from './parse-address.ts';
import { vettedAddresses } from './vetted-addresses.ts';

const longestAddress = 2_048;

/**
 * Refuses an address that someone gives us to call. A name that does not resolve yet is accepted, and one that will lead
 * elsewhere later cannot be known: everything is vetted again at every sending.
 */
export async function refuseAddress(
  address: string,
  { reason, path }: { reason: Reason; path: string } = { reason: 'webhook_address_refused', path: 'url' },
): Promise<void> {
  try {
    if (address.length > longestAddress) throw new AddressRefusal('length');
    await vettedAddresses(parseAddress(address));
  } catch (error) {
    if (error instanceof AddressRefusal)
      throw new AppError(reason, { details: [{ path, message: addressFaults[error.fault] }] });
    if (!(error instanceof OutboundFailure && error.kind === 'dns')) throw error;
  }
}
