import type { AddressFault } from '../../../../shared/kernel/address-messages.ts';

export type OutboundKind =
  | 'timeout'
  | 'dns'
  | 'tls'
  | 'refused'
  | 'reset'
  | 'address'
  | 'protocol'
  | 'unreachable'
  | 'too_large';

/** Nothing was sent, or no answer came back. Holds no address: there may be a secret in its path. */
export class OutboundFailure extends Error {
  readonly kind: OutboundKind;

  constructor(kind: OutboundKind, { cause, detail }: { cause?: unknown; detail?: string } = {}) {
    super(`outbound: ${kind}${detail ? ` (${detail})` : ''}`, { cause });
    this.name = 'OutboundFailure';
    this.kind = kind;
  }
}

/** An address where the product sends nothing. */
export class AddressRefusal extends OutboundFailure {
  readonly fault: AddressFault;

  constructor(fault: AddressFault) {
    super('address', { detail: fault });
    this.fault = fault;
  }
}
