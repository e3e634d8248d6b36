import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [number, number, number];
/** Whether a point is inside a shape: from the middle, one to each side. */
export type Shape = (x: number, y: number) => boolean;

const side = 96;
/** Points a side of each pixel: edges without steps. */
const fine = 4;

/** A logo as a data URL: shapes on a ground, the last one on top. */
export function drawLogo(ground: Color, shapes: readonly { color: Color; inside: Shape }[]): string {
  const rows = Array.from({ length: side }, (_, y) => {
    const row = Array.from({ length: side }, (_, x) => pixel(x, y));
    return Buffer.from([0, ...row.flat()]);
  });

  function pixel(x: number, y: number): number[] {
    const sum = [0, 0, 0];
    for (let at = 0; at < fine * fine; at++) {
      const px = ((x + ((at % fine) + 0.5) / fine) / side) * 2 - 1;
      const py = ((y + (Math.floor(at / fine) + 0.5) / fine) / side) * 2 - 1;
      const color = shapes.findLast(({ inside }) => inside(px, py))?.color ?? ground;
      for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (color[channel] ?? 0);
    }
    return sum.map((total) => Math.round(total / (fine * fine)));
  }

  return `data:image/png;base64,${png(Buffer.concat(rows)).toString('base64')}`;
}

export const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < radius;

export const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x > left && x < right && y > top && y < bottom;

/** A lens between two arcs, upright. */
export const leaf =
  (cx: number, width: number, height: number): Shape =>
  (x, y) =>
    Math.abs(y) < height && Math.abs(x - cx) < width * Math.cos((y / height) * (Math.PI / 2));

/** A roof: a triangle that stands on `bottom`. */
export const roof =
  (top: number, bottom: number, half: number): Shape =>
  (x, y) =>
    y > top && y < bottom && Math.abs(x) < (half * (y - top)) / (bottom - top);

/** A wave across, as thick as that. */
export const wave =
  (middle: number, thick: number): Shape =>
  (x, y) =>
    Math.abs(x) < 0.62 && Math.abs(y - middle - 0.11 * Math.sin(x * 7)) < thick;

function png(pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a channel, three channels.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', deflateSync(pixels)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

function part(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const part = Buffer.alloc(body.length + 8);
  part.writeUInt32BE(data.length, 0);
  body.copy(part, 4);
  part.writeUInt32BE(crc32(body), body.length + 4);
  return part;
}
