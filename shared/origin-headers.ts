/** The viewer's address, as CloudFront saw it. */
export const clientIpHeader = 'x-client-ip';

/** The secret by which CloudFront proves itself to the functions. */
export const originProofHeader = 'x-origin-verify';

/** How our webhooks introduce themselves; nobody can have them say otherwise. */
export const webhookAgent = 'Reclame-Webhooks/1';
