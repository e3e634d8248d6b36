import { paths } from '../../../shared/page-paths.ts';
import { type PauseCode, pauseReasons } from '../../../shared/pixel/messages.ts';
import { pixelsOf } from './read-pixel.ts';

/** Pixels whose events wait, because Meta refuses them until someone sees to it. */
export async function failingPixels(workspaceId: string) {
  const all = await pixelsOf(workspaceId);
  return all.flatMap(({ pixelId: id, name, active, pauseCode }) =>
    active && pauseCode ? [{ id, name, detail: pauseReasons[pauseCode as PauseCode], path: paths.pixel(id) }] : [],
  );
}
