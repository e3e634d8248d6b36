import { AppError } from '../../platform/app-error.ts';
import { deleteFile, putFile, readFile } from '../../platform/clients/files.ts';
import { imageOf } from '../../platform/image-of.ts';
import { log } from '../../platform/log.ts';
import { newId } from '../../platform/new-id.ts';
import { readImage } from './read-image.ts';

export const logoKey = (logoId: string): string => `logos/${logoId}`;

/** A logo that was kept, for the act that writes its id and counts its bytes. */
export type KeptLogo = { logoId: string; logoBytes: number };

/** Keeps a logo under a new id: what stands under an id never changes, so that browsers may keep it. */
async function keepLogo(dataUrl: string, path: string): Promise<KeptLogo> {
  const { bytes, type } = readImage(dataUrl, path);
  const logoId = newId('lgo');
  await putFile(logoKey(logoId), bytes, type);
  return { logoId, logoBytes: bytes.length };
}

/** A logo for a page that calls nobody; null when it is gone. */
export async function logoDataUrl(logoId: string | undefined): Promise<string | null> {
  const bytes = logoId === undefined ? null : await readFile(logoKey(logoId));
  const image = bytes && imageOf(bytes);
  return image ? `data:${image.type};base64,${bytes.toString('base64')}` : null;
}

/** Forgets a logo that no client has any more; it costs nobody anything to stay, should that fail. */
export async function forgetLogo(logoId: string | undefined): Promise<void> {
  if (logoId === undefined) return;
  await deleteFile(logoKey(logoId)).catch((error) => log.error('logo not removed', error, { logoId }));
}

/**
 * Keeps the logo that is given, if one is, for the act that writes its id; and forgets it again when that is refused. A 400 on
 * `path` for what is no logo.
 */
export async function withLogo<T>(
  dataUrl: string | null | undefined,
  act: (logo: KeptLogo | undefined) => Promise<T>,
  path = 'logoUrl',
): Promise<T> {
  const logo = dataUrl ? await keepLogo(dataUrl, path) : undefined;
  try {
    return await act(logo);
  } catch (error) {
    // Of an outage nobody knows whether the id was written.
    if (error instanceof AppError && error.status < 500) await forgetLogo(logo?.logoId);
    throw error;
  }
}
