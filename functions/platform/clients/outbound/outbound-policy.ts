import { Resolver } from 'node:dns/promises';

export type OutboundPolicy = {
  /** Every address of a name; none, or a rejection, when the name does not resolve. */
  resolve: (name: string) => Promise<string[]>;
  /** Opens the machine itself, in plain http and on any port too. */
  loopback: boolean;
  /** Certificates that are trusted in place of the public authorities. */
  authorities?: string;
};

const resolver = new Resolver({ timeout: 2_000, tries: 2 });

/**
 * Asks the name servers, and neither the hosts of this machine nor its search domains. Not `lookup`: it holds one of four
 * threads, so that a few slow names would stop all others.
 */
export async function resolveName(name: string): Promise<string[]> {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [refusal] = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  if (addresses.length === 0 && refusal) throw refusal;
  return addresses;
}

const productionPolicy: OutboundPolicy = { resolve: resolveName, loopback: false };

let current = productionPolicy;

export const outboundPolicy = (): OutboundPolicy => current;

/** Only the local runtime and tests call this: on a stage the policy is the one above, whatever the environment says. */
export function setOutboundPolicy(policy: OutboundPolicy): void {
  current = policy;
}
