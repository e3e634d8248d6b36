import { BlockList } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { clientIpHeader, originProofHeader } from '../../../shared/origin-headers.ts';
import { AppError } from '../app-error.ts';
import { readSecret } from '../clients/secrets.ts';
import { env } from '../env.ts';
import { sameText } from '../identity/keys.ts';

export type Caller = {
  ip: string;
  bearer: string | undefined;
  requestId: string;
  idempotencyKey: string | undefined;
  userAgent?: string | undefined;
};

const longestUserAgent = 512;

/**
 * Where a request comes from. The viewer's address is believed only with the secret that CloudFront adds;
 * otherwise it is the address that API Gateway saw, never a header that anyone can write, or a 403 where the stage takes nothing past CloudFront.
 */
export async function readCaller(event: APIGatewayProxyEventV2): Promise<Caller> {
  const { headers, requestContext } = event;
  const viewer = headers[clientIpHeader];
  const proof = headers[originProofHeader];
  const proven = viewer && proof && sameText(proof, await readSecret(env.ORIGIN_SECRET_ID));
  if (!proven && env.ORIGIN_PROOF === 'required') throw new AppError('forbidden');
  return {
    ip: proven ? viewer : requestContext.http.sourceIp,
    bearer: /^Bearer ([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1],
    requestId: requestContext.requestId,
    idempotencyKey: headers['idempotency-key'],
    userAgent: headers['user-agent']?.slice(0, longestUserAgent),
  };
}

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
