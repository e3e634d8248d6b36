import { Pixel } from './pixel.entity.ts';

/** What people call a pixel; null when it is gone. */
export async function pixelName(workspaceId: string, pixelId: string): Promise<string | null> {
  const { data } = await Pixel.get({ workspaceId, pixelId }).go();
  return data?.name ?? null;
}
