import { playableOf, warningsOf } from '../../../shared/rules/ugc/version-warnings.ts';
import type { Ask } from '../../../shared/ugc/deliverable.rules.ts';
import type { Version } from '../../../shared/ugc/version.ts';
import { playedUrl, savedUrl } from '../../platform/clients/download-url.ts';
import type { UgcVersionItem } from '../core/version.entity.ts';

/** With what it has not as the brief asks. */
export async function shownVersion(item: UgcVersionItem, ask: Ask): Promise<Version> {
  const { versionId: id, number, fileName, size, measured, aiDeclared, createdAt } = item;
  const [mediaUrl, downloadUrl, posterUrl] = await Promise.all([
    playedUrl(item.fileKey, measured.contentType),
    savedUrl(item.fileKey, fileName),
    item.posterKey === undefined ? null : playedUrl(item.posterKey, item.posterType ?? 'image/jpeg'),
  ]);
  return {
    id,
    number,
    fileName,
    size,
    ...measured,
    playable: playableOf(measured),
    posterUrl,
    mediaUrl,
    downloadUrl,
    warnings: warningsOf(measured, ask),
    aiDeclared,
    createdAt,
  };
}
