import { type Pixel, updateMetaPixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { say } from '../../../components/undo-toast.tsx';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { usePixelWrites } from './use-pixels.ts';

/** Suspends a pixel, or lets it send again. What it is told meanwhile waits, so nothing is lost. */
export function useSwitchPixel({ id, name, version }: Pixel) {
  const { keep, readAgain } = usePixelWrites();
  return async (active: boolean) => {
    try {
      keep((await request(updateMetaPixel, { params: { id }, body: { active, version } })).pixel);
      say(active ? `«\u00a0${name}\u00a0» envoie de nouveau` : `«\u00a0${name}\u00a0» est suspendu`);
    } catch (error) {
      sayRefused(active ? 'Le pixel n’a pas été réactivé' : 'Le pixel n’a pas été suspendu', error);
      readAgain();
    }
  };
}
