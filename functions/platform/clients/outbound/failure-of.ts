import { OutboundFailure, type OutboundKind } from './outbound-failure.ts';

const kinds: Record<string, OutboundKind> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  ETIMEDOUT: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ENETUNREACH: 'unreachable',
  ENETDOWN: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
};

/** Of our own machine: they say nothing of the server that was called. */
const ownCodes = ['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM'];

/** What an error of the connection says of the server that was called; an error of our own is given back. */
export function failureOf(error: unknown, isSecure: boolean): unknown {
  if (error instanceof OutboundFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (ownCodes.includes(code)) return error;
  return new OutboundFailure(kindOf(code, isSecure), { cause: error, detail: code });
}

function kindOf(code: string, isSecure: boolean): OutboundKind {
  if (code.startsWith('HPE_')) return 'protocol';
  // Certificates have a code for each of their faults, and handshakes one for each of theirs.
  return kinds[code] ?? (isSecure ? 'tls' : 'protocol');
}
