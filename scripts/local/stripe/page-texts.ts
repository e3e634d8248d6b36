import type Stripe from 'stripe';
import { escapeHtml } from '../../../functions/mail/escape-html.ts';
import { cards, usualCard } from './cards.ts';

/** An amount as people read it. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency }).format(amount / 100);

export const day = (seconds: number): string =>
  new Date(seconds * 1_000).toLocaleDateString('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Paris',
  });

const rhythms: Record<string, string> = { day: 'par jour', week: 'par semaine', month: 'par mois', year: 'par an' };

export const rhythm = (price: Stripe.Price): string => rhythms[price.recurring?.interval ?? ''] ?? '';

/** A page of this Stripe: plain, and said to be of this machine. */
export const pageOf = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} – Stripe local</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;margin:0 auto;padding:1.5rem 1rem;max-width:34rem}
h1{font-size:1.5rem;margin:1rem 0}h2{font-size:1.125rem;margin:2rem 0 .5rem}.local{border:1px dashed GrayText;border-radius:.5rem;padding:.5rem .75rem;font-size:.875rem}
table{width:100%;border-collapse:collapse}td{padding:.375rem 0;vertical-align:top}td:last-child{text-align:right;white-space:nowrap}
.sum td{border-top:1px solid GrayText;font-weight:600}fieldset{border:1px solid GrayText;border-radius:.5rem;margin:1rem 0;padding:.5rem .75rem}
label{display:flex;gap:.625rem;align-items:baseline;padding:.375rem 0}label span{font-variant-numeric:tabular-nums}small{color:color-mix(in srgb,CanvasText 72%,Canvas)}
button{font:inherit;font-weight:600;padding:.625rem 1rem;min-height:2.75rem;border-radius:.5rem;border:1px solid #4b3fd1;background:#4b3fd1;color:#fff;cursor:pointer}
button.plain{background:none;color:inherit;border-color:GrayText}.acts{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;margin:1rem 0}
.refused{border-left:4px solid #c92a2a;padding:.25rem .75rem}.done{border-left:4px solid #2b8a3e;padding:.25rem .75rem}</style></head>
<body><p class="local">Stripe local\u00a0: cette page est jouée par cette machine, aucun argent ne change de main.</p>
<main><h1>${title}</h1>${body}</main></body></html>`;

/** The test cards, the first of them chosen. */
export const cardChoice = (chosen = usualCard): string =>
  `<fieldset><legend>Carte de test</legend>${Object.entries(cards)
    .map(
      ([number, { label }]) =>
        `<label><input type="radio" name="card" value="${number}"${number === chosen ? ' checked' : ''}><span>${spaced(number)}<br><small>${escapeHtml(label)}</small></span></label>`,
    )
    .join('')}</fieldset>`;

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1\u00a0');

/** What the bank asks; the answer goes where the card went. */
export const confirmation = (card: string): string =>
  pageOf(
    'Votre banque demande une confirmation',
    `<p>3-D Secure\u00a0: confirmez que ce paiement par la carte ${spaced(card)} est bien de vous.</p>
<form method="post" class="acts"><input type="hidden" name="card" value="${escapeHtml(card)}">
<button name="authenticate" value="true">Confirmer</button><button class="plain" name="authenticate" value="false">Refuser</button></form>`,
  );

export const refused = (message: string): string => `<p class="refused" role="alert">${escapeHtml(message)}</p>`;

export const link = (address: string | null, label: string): string =>
  address ? `<a href="${escapeHtml(address)}">${label}</a>` : '';
