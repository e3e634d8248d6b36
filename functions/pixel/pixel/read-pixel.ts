import { AppError } from '../../platform/app-error.ts';
import { Pixel, type PixelItem } from './pixel.entity.ts';

export async function readPixel(workspaceId: string, pixelId: string): Promise<PixelItem> {
  const { data } = await Pixel.get({ workspaceId, pixelId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}

export async function pixelsOf(workspaceId: string): Promise<PixelItem[]> {
  const { data } = await Pixel.query.byWorkspace({ workspaceId }).go({ pages: 'all', consistent: true });
  return data;
}
