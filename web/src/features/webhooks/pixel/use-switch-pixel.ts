import { type Pixel, updateMetaPixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { readPixel, usePixelWrites } from './use-pixels.ts';

/** Suspends a pixel, or lets it send again, whatever else of it was changed meanwhile. What it is told meanwhile waits, so nothing is lost. */
export function useSwitchPixel(pixel: Pixel) {
  const { id, name } = pixel;
  const { keep, readAgain } = usePixelWrites();
  return async (active: boolean) => {
    try {
      const put = async (version: number) =>
        (await request(updateMetaPixel, { params: { id }, body: { active, version } })).pixel;
      const outcome = await versionedWrite(pixel, { active }, { put, read: () => readPixel(id) });
      if ('theirs' in outcome) throw outcome.refusal;
      keep(outcome.kept);
      say(active ? `«\u00a0${name}\u00a0» envoie de nouveau` : `«\u00a0${name}\u00a0» est suspendu`);
    } catch (error) {
      sayRefused(active ? 'Le pixel n’a pas été réactivé' : 'Le pixel n’a pas été suspendu', error);
      readAgain();
    }
  };
}
