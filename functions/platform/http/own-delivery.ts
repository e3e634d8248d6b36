/** How our webhooks introduce themselves; nobody can have them say otherwise. */
export const webhookAgent = 'Reclame-Webhooks/1';

/** One of our own deliveries: whatever name led it back here, answering it would go on without end. */
export const isOwnDelivery = ({ userAgent }: { userAgent?: string | undefined }): boolean => userAgent === webhookAgent;
