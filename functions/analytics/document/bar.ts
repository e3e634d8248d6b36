import { type Html, html } from './html.ts';

type Part = { share: number; as: 'part' | 'spent' | 'elapsed' };

const width = 1000;
const placed = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * width);

/** A share of a whole as a thin line; what it shows is told in words beside it. */
export const bar = (parts: readonly Part[]): Html =>
  html`<svg class="bar" viewBox="0 0 ${width} 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${width}" height="10"/>${parts.map(drawn)}</svg>`;

const drawn = ({ share, as }: Part): Html =>
  as === 'elapsed'
    ? html`<path class="elapsed" d="M${placed(share)} 0V10"/>`
    : html`<rect class="${as}" width="${placed(share)}" height="10"/>`;
