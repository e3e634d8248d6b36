import { convertIndexedToRgb, type DecodedPng, decode, encode } from 'fast-png';

/** Wider than a logo is ever printed, at 300 dots an inch. */
const mostPixels = 560;

/**
 * A logo as a picture without transparency, on white, no larger than it is printed; null for one that cannot be read. A PNG is
 * read here and not by PDFKit, whose reader throws out of reach at bytes that are none, and reads small palettes wrongly.
 */
export function logoImage(dataUrl: string | null): Buffer | null {
  const [, type, base64] = /^data:image\/(png|jpeg);base64,(.+)$/.exec(dataUrl ?? '') ?? [];
  if (!base64) return null;
  const bytes = Buffer.from(base64, 'base64');
  if (type === 'jpeg') return bytes;
  try {
    return smallPicture(decode(bytes));
  } catch {
    return null;
  }
}

function smallPicture(png: DecodedPng): Buffer {
  const { width, height } = png;
  const pixelAt = pixelsOf(png);
  const step = Math.max(1, Math.ceil(Math.max(width, height) / mostPixels));
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const data = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [right, below] = [Math.min(width, (column + 1) * step), Math.min(height, (row + 1) * step)];
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = row * step; y < below; y++)
        for (let x = column * step; x < right; x++) {
          const [red, green, blue, alpha] = pixelAt(y * width + x, x, y);
          sums[0] = (sums[0] ?? 0) + onWhite(red, alpha);
          sums[1] = (sums[1] ?? 0) + onWhite(green, alpha);
          sums[2] = (sums[2] ?? 0) + onWhite(blue, alpha);
          count++;
        }
      data.set(
        sums.map((sum) => Math.round(sum / count)),
        (row * columns + column) * 3,
      );
    }
  return Buffer.from(encode({ width: columns, height: rows, data, channels: 3, depth: 8 }));
}

type Pixel = [red: number, green: number, blue: number, alpha: number];

const onWhite = (value: number, alpha: number) => 255 + ((value - 255) * alpha) / 255;

/** How a pixel is read, whatever the kind of PNG; 0 to 255. */
function pixelsOf(png: DecodedPng): (at: number, x: number, y: number) => Pixel {
  if (png.palette) {
    const data = convertIndexedToRgb(png);
    const size = png.palette[0]?.length ?? 3;
    return (at) => colorAt(data, at * size, size);
  }
  const { data, channels, depth, width, transparency } = png;
  if (depth < 8) {
    const rowBytes = Math.ceil((width * depth) / 8);
    const most = 2 ** depth - 1;
    return (_at, x, y) => {
      const bit = x * depth;
      const byte = data[y * rowBytes + (bit >> 3)] ?? 0;
      const raw = (byte >> (8 - depth - (bit & 7))) & most;
      const grey = (raw * 255) / most;
      return [grey, grey, grey, transparency?.[0] === raw ? 0 : 255];
    };
  }
  const scale = depth === 16 ? 257 : 1;
  return (at) => {
    const start = at * channels;
    const isClear =
      transparency !== undefined &&
      transparency.length === channels &&
      transparency.every((value, channel) => data[start + channel] === value);
    const [red, green, blue, alpha] = colorAt(data, start, channels);
    return [red / scale, green / scale, blue / scale, isClear ? 0 : channels % 2 === 0 ? alpha / scale : 255];
  };
}

/** Of grey, grey with alpha, RGB or RGBA. */
function colorAt(data: ArrayLike<number>, start: number, channels: number): Pixel {
  const value = (channel: number) => data[start + channel] ?? 0;
  if (channels < 3) return [value(0), value(0), value(0), channels === 2 ? value(1) : 255];
  return [value(0), value(1), value(2), channels === 4 ? value(3) : 255];
}
