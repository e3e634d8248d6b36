import { type OutboundPolicy, resolveName } from '../../functions/platform/clients/outbound/outbound-policy.ts';

const isOwn = (name: string) => name === 'localhost' || name.endsWith('.localhost');

/** The policy of production, and this machine: webhooks are tried on it, and so is a Meta of our own. */
export const localPolicy = (resolveOthers: OutboundPolicy['resolve'] = resolveName): OutboundPolicy => ({
  loopback: true,
  resolve: async (name) => (isOwn(name) ? ['127.0.0.1', '::1'] : resolveOthers(name)),
});
