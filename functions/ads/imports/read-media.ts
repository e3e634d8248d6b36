import type { AdContent } from '../ad/ad.entity.ts';

type Media = AdContent['media'];

/** Of a picture written in the file itself. */
export const longestImage = 100_000;
const mostImages = 3;
const dataImage = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)(;[\w=-]+)*,[\w.~!*'()%+/=;:@&$,?-]*$/;

/** The pictures that a record holds itself. Addresses of others are left out: our pages load nothing from them. */
export function readMedia(value: unknown): Media {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((one) => image(typeof one === 'string' ? { url: one } : one)).slice(0, mostImages);
}

function image(one: unknown): Media {
  if (typeof one !== 'object' || one === null || !('url' in one)) return [];
  const { url, width, height } = one as Record<string, unknown>;
  if (typeof url !== 'string' || !dataImage.test(url)) return [];
  const size = isSize(width) && isSize(height) ? { width, height } : {};
  return [{ type: 'image', url, ...size }];
}

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) < 1e5;

/** Whether what a record shows is a picture or a film, when it only says where it lies. */
export function mediaKind(value: unknown): 'image' | 'video' | 'unknown' {
  const [first]: unknown[] = Array.isArray(value) ? value : [value];
  const { type, url } =
    typeof first === 'object' && first !== null ? (first as Record<string, unknown>) : { url: first };
  if (type === 'image' || type === 'video') return type;
  const text = typeof url === 'string' ? url.slice(0, 4_000) : '';
  if (/\.(mp4|mov|webm|m4v)(\?|$)/i.test(text)) return 'video';
  return /\.(jpe?g|png|gif|webp|avif)(\?|$)|^data:image\//i.test(text) ? 'image' : 'unknown';
}
