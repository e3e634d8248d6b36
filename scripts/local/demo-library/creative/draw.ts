import type { AdContent } from '../../../../functions/ads/ad/ad.entity.ts';
import { circle, type Look, line, rect, stageOf } from './canvas.ts';
import { card, type LayoutName, layouts } from './layouts.ts';

type Medium = AdContent['media'][number];

/** The pictures of an ad: one, or a carousel of a cover and a few cards. */
export function drawMedia(look: Look, layout: LayoutName, format: AdContent['format'], seconds: number): Medium[] {
  if (format === 'text') return [];
  const cover = layouts[layout](look);
  if (format === 'video') return [medium(look, 'video', cover + playerBar(look, seconds))];
  if (format !== 'carousel') return [medium(look, 'image', cover)];
  const cards = look.facts.slice(0, 3).map((fact, at) => card(look, at + 1, fact));
  return [cover, ...cards].map((drawn) => medium(look, 'image', drawn));
}

/** The still of a video shows that it is one, and how long. */
function playerBar(look: Look, seconds: number): string {
  const { palette, width, height } = look;
  const { left, right } = stageOf(look);
  // Below what is said, where the picture has no more than its stage.
  const y = height - (height < width * 0.8 ? width * 0.028 : width * 0.16);
  const unit = width * 0.01;
  return (
    rect(
      left,
      y,
      right - left,
      unit,
      palette.onGround === '#ffffff' ? palette.accent : palette.onGround,
      unit / 2,
    ).replace('/>', " opacity='.35'/>") +
    rect(left, y, (right - left) * 0.3, unit, palette.accent, unit / 2) +
    circle(left + (right - left) * 0.3, y + unit / 2, unit * 1.4, palette.accent) +
    line(`0:${String(seconds).padStart(2, '0')}`, {
      x: right,
      y: y - unit * 1.6,
      size: unit * 3,
      fill: palette.accent,
      anchor: 'end',
    })
  );
}

function medium({ width, height, font }: Look, type: Medium['type'], drawn: string): Medium {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}' font-family='${font}' font-weight='700' letter-spacing='-.02em'>${drawn}</svg>`;
  return { type, url: `data:image/svg+xml,${urlOf(svg)}`, width, height };
}

/** What an address of this kind may not hold as it is; the rest stays readable, and short. */
const urlOf = (svg: string): string => svg.replace(/[%#<>\n]/g, (letter) => encodeURIComponent(letter));
