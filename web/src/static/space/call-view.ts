import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { diffusions, rightNetworks, rightSupports, shippingModes } from '../../../../shared/ugc/campaign.rules.ts';
import { deliverableTypes } from '../../../../shared/ugc/creator.rules.ts';
import { feeText } from '../../../../shared/ugc/fee-text.ts';
import type { getOpenCall } from '../../../../shared/ugc/space-call.contract.ts';
import { formatDay } from '../../lib/format.ts';
import { element } from '../share/element.ts';
import { linkForm } from './ask-link.ts';
import { field } from './fields.ts';
import { Refusal, readCall } from './space-api.ts';
import { facts, heading, text, type View } from './view.ts';

type Call = RouteOutput<typeof getOpenCall>['call'];
type Terms = Pick<Call, 'deliverables' | 'rights' | 'diffusion' | 'product' | 'revisionsIncluded'>;

/** What is asked, given and left to the brand, in plain words. */
export const termLines = ({ deliverables, rights, diffusion, product, revisionsIncluded }: Terms) =>
  [
    [
      'Ce que vous tournez',
      deliverables
        .map(({ quantity, type, label, durationSeconds, ratio }) =>
          [
            `${quantity} × ${label || deliverableTypes[type].toLowerCase()}`,
            durationSeconds && !saysSeconds(label, durationSeconds) ? `${durationSeconds}\u00a0s` : '',
            ratio,
          ]
            .filter(Boolean)
            .join(', '),
        )
        .join('\u00a0; '),
    ],
    ['Le produit', [product.name ?? '', shippingModes[product.shipping].toLowerCase()].filter(Boolean).join(', ')],
    ['Où ce sera vu', rights.supports.map((support) => rightSupports[support]).join(', ')],
    ['Sur', rights.networks.map((network) => rightNetworks[network]).join(', ')],
    ['Publication', diffusions[diffusion]],
    ['Pendant', `${rights.months}\u00a0mois, puis vos contenus sont retirés`],
    ['Retouches comprises', String(revisionsIncluded)],
  ] as const;

/** The names that deliverables are given say how long they are. */
const saysSeconds = (label: string | undefined, seconds: number) => label?.endsWith(`${seconds}\u00a0s`);

/** A brief in public words, and one field: the address of who answers it. */
export async function callView(token: string): Promise<View> {
  try {
    const { call } = await readCall<{ call: Call }>(token);
    return call.open ? openView(call, token) : closedView(call);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return unknownView();
    throw error;
  }
}

function openView(call: Call, token: string): View {
  const asked = linkForm({ call: token }, 'Recevoir mon lien pour postuler');
  const adult = field({ kind: 'check', label: 'Je suis majeur', name: 'adult' });
  const guard = (event: Event): void => {
    adult.complain('');
    if (adult.read()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    adult.complain(
      'L’espace des créateurs est réservé aux personnes majeures\u00a0: la loi protège l’image des mineurs.',
    );
    adult.focus();
  };
  asked.addEventListener('submit', guard, { capture: true });
  asked.prepend(adult.row);
  return {
    title: `${call.brandName} cherche des créateurs`,
    content: [
      text(call.objective ?? call.product.name ?? '', 'lead'),
      facts([
        ['Rémunération', call.fee ? feeText(call.fee) : 'Vous proposez votre prix'],
        ...termLines(call),
        ['Candidatures jusqu’au', call.applicationsCloseOn ? formatDay(call.applicationsCloseOn) : ''],
      ]),
      ...(call.product.description ? [heading('Le produit'), text(call.product.description, 'space-said')] : []),
      heading('Postuler'),
      text(
        'Laissez votre adresse\u00a0: nous vous envoyons un lien personnel, sans mot de passe. La marque ne voit votre profil que si vous postulez.',
        'muted',
      ),
      asked,
    ],
  };
}

const closedView = ({ brandName }: Call): View => ({
  title: 'Les candidatures sont closes',
  content: [text(`${brandName} ne prend plus de candidatures pour cet appel.`, 'lead')],
});

const unknownView = (): View => ({
  title: 'Cet appel n’existe plus',
  content: [
    text('Son lien est incomplet, ou l’annonceur l’a retiré.', 'lead'),
    element('p', {}, [element('a', { href: '/creation' }, 'Ouvrir mon espace créateur')]),
  ],
});
