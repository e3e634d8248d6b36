import { type Html, html } from './html.ts';

type Card = { label: string; text: string; isKnown: boolean; under: Html | null | false };

/** A figure, or why there is none, with what stands under it. */
export const figureCard = ({ label, text, isKnown, under }: Card): Html =>
  html`<div><dt>${label}</dt><dd class="${isKnown ? (text.length > longText ? 'value long' : 'value') : 'missing'}">${text}</dd>${under && html`<dd class="before">${under}</dd>`}</div>`;

/** Cards in rows. */
export const figureCards = (cards: readonly Html[]): Html =>
  html`<dl class="figures by${columnsFor(cards.length)}">${cards}</dl>`;

/** As even as rows get: five figures stand as three and two. */
const columnsFor = (count: number): number => (count <= 4 ? Math.max(count, 2) : count <= 6 ? 3 : 4);

/** Characters beyond which a figure is written smaller, to stay on its line. */
const longText = 10;
