import { savedUrl } from '../../platform/clients/download-url.ts';

/** A paper that a creator has sent: what they paid for a product, or an invoice of their own. */
export type SentFile = { fileKey: string; fileName: string; contentType: string };

/** An address from which it is saved. */
export const sentFileUrl = ({ fileKey, fileName }: SentFile): Promise<string> => savedUrl(fileKey, fileName);
