/** What one workspace and one webhook can hold. */
export const webhookLimits = {
  webhooks: 50,
  headers: 10,
  headerName: 100,
  headerValue: 1_000,
  addressLength: 2_048,
  /** A larger payload is sent with the id of the thing only. */
  payloadBytes: 64 * 1024,
  /** Old secrets that still sign beside the newest. */
  livingSecrets: 10,
  logDays: 30,
} as const;

export const deliveryStatuses = ['pending', 'succeeded', 'retrying', 'exhausted', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** The token of RFC 9110, in small letters. */
const token = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/;

/** Written by us or by the connection: a custom header cannot replace them. */
const ownHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
]);
export const isOwnHeader = (name: string) =>
  ownHeaders.has(name) || /^(webhook-|proxy-|x-forwarded-|x-amz|sec-|:)/.test(name);

/** Names are the same in capitals. */
export const sentName = (name: string) => name.trim().toLowerCase();

/** What is wrong with a header's name, as it is sent; null when nothing is. */
export function headerProblem(sent: string): string | null {
  if (sent.length > webhookLimits.headerName || !token.test(sent)) return 'Nom d’en-tête invalide';
  return isOwnHeader(sent) ? 'Cet en-tête est réservé à Réclame' : null;
}
