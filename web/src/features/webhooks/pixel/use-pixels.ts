import useSWR, { useSWRConfig } from 'swr';
import { listMetaPixels, type Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { request } from '../../../lib/request.ts';

const pixelsKey = listMetaPixels.operation;

/** Every pixel of the workspace, the newest first: one page holds them all. */
export function usePixels() {
  return useSWR(pixelsKey, readPixels);
}

/** Shows what a write answered, without asking again. */
export function usePixelWrites() {
  const { mutate } = useSWRConfig();
  const edit = (change: (pixels: Pixel[]) => Pixel[]) =>
    void mutate<Pixel[]>(pixelsKey, (pixels) => pixels && change(pixels), { revalidate: false });
  return {
    keep: (pixel: Pixel) =>
      edit((pixels) =>
        pixels.some(({ id }) => id === pixel.id)
          ? pixels.map((known) => (known.id === pixel.id ? pixel : known))
          : [pixel, ...pixels],
      ),
    readAgain: () => void mutate(pixelsKey),
    forget: (gone: string) => edit((pixels) => pixels.filter(({ id }) => id !== gone)),
  };
}

/** A pixel as it stands now; nothing once it was deleted. */
export const readPixel = async (wanted: string): Promise<Pixel | undefined> =>
  (await readPixels()).find(({ id }) => id === wanted);

const readPixels = async (): Promise<Pixel[]> => (await request(listMetaPixels, { query: { limit: '100' } })).items;
