import { Anchor, Drawer, Skeleton, Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { eurosText } from '../../../../../shared/billing/euros.ts';
import { collaborationLabels, paymentLabels } from '../../../../../shared/ugc/collaboration.rules.ts';
import type { Collaboration, Review } from '../../../../../shared/ugc/collaboration.ts';
import { deliverableStatusLabels } from '../../../../../shared/ugc/deliverable.rules.ts';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { ToneBadge } from '../../../components/tone-badge.tsx';
import { isGone } from '../../../lib/notices.ts';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { InvoiceLink } from '../payments/invoice-link.tsx';
import classes from '../ugc.module.css';
import { CollaborationActs } from './collaboration-acts.tsx';
import { turnText } from './collaboration-words.ts';
import own from './collaborations.module.css';
import { ContractPart } from './contract-part.tsx';
import { CounterText } from './counter-text.tsx';
import { deliverableAddress } from './deliverable-address.ts';
import { DisputePart } from './dispute-part.tsx';
import { Thread } from './thread.tsx';
import { useCollaboration } from './use-collaborations.ts';

type Props = { id: string; onClose: () => void };

/** A creator and a campaign, in full: the next act first, then terms and thread. */
export function CollaborationDrawer({ id, onClose }: Props) {
  useFocusReturn();
  const { data, error, mutate } = useCollaboration(id);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={640}
      title={data?.collaboration.creatorName ?? 'Collaboration'}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.35 }}
    >
      {isGone(error) && <Text role="alert">Cette collaboration n’existe pas, ou plus.</Text>}
      {!data && error && !isGone(error) && (
        <LoadFailure what="La collaboration" error={error} onRetry={() => mutate()} />
      )}
      {!data && !error && <Skeleton height={420} radius="lg" />}
      {data && <Detail collaboration={data.collaboration} />}
    </Drawer>
  );
}

function Detail({ collaboration }: { collaboration: Collaboration }) {
  const { status, turn, late, dispute, campaignName, quote, offer, agreement, payment, shipment, reviews } =
    collaboration;
  const said = turnText(collaboration);
  const facts: [string, string | null][] = [
    ['Campagne', campaignName],
    ['Prix demandé', quote?.fee === null || quote?.fee === undefined ? null : `${eurosText(quote.fee)} HT`],
    ['Sa réponse', quote?.message ?? null],
    ['Offre', offer && `${eurosText(offer.fee)} HT`],
    [
      'Adresse d’envoi',
      shipment.address && `${shipment.address.line1}, ${shipment.address.postalCode} ${shipment.address.city}`,
    ],
    ['Code du produit', shipment.code],
    ['Paiement', payment && `${eurosText(payment.amountInclTax)} TTC, ${paymentLabels[payment.status].toLowerCase()}`],
    ['Votre avis', reviews.mine && reviewText(reviews.mine)],
    ['Son avis', reviews.theirs && reviewText(reviews.theirs)],
  ];
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <ToneBadge tone="information">{collaborationLabels[status]}</ToneBadge>
        {late && <ToneBadge tone="warning">En retard</ToneBadge>}
        {dispute && <ToneBadge tone="accent">En litige</ToneBadge>}
      </div>
      {said && (
        <p className={own.turn} data-turn={turn} style={{ margin: 0 }}>
          {said}
        </p>
      )}
      {dispute && <DisputePart collaboration={collaboration} dispute={dispute} />}
      <Deliverables collaboration={collaboration} />
      <CollaborationActs key={`${collaboration.id} ${collaboration.version}`} collaboration={collaboration} />
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Papers collaboration={collaboration} />
      {agreement && <CounterText agreement={agreement} fee={offer?.fee} />}
      {offer && <ContractPart collaboration={collaboration} />}
      <Thread collaboration={collaboration} />
    </Stack>
  );
}

/** What the creator showed of what they paid, and what they are owed for. */
function Papers({ collaboration: { shipment, payment } }: { collaboration: Collaboration }) {
  return (
    <>
      {shipment.receiptUrl && (
        <Anchor href={shipment.receiptUrl} underline="always" target="_blank" rel="noopener noreferrer" size="sm">
          Le justificatif du produit
        </Anchor>
      )}
      {payment?.invoice && (
        <div>
          <InvoiceLink payment={payment} />
        </div>
      )}
    </>
  );
}

const reviewText = ({ communication, quality, reliability, text }: Review): string =>
  [
    `Communication ${communication} sur 5`,
    quality !== null && `qualité ${quality}`,
    `fiabilité ${reliability}${text ? `\n${text}` : ''}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What the creator makes, each leading to its review. */
function Deliverables({ collaboration }: { collaboration: Collaboration }) {
  const { pathname, search } = useLocation();
  if (collaboration.deliverables.length === 0) return null;
  return (
    <ul className={own.deliverables} aria-label="Livrables">
      {collaboration.deliverables.map(({ id, label, status }) => (
        <li key={id}>
          <Anchor component={Link} to={`${pathname}${deliverableAddress(search, id)}`} underline="always">
            {label}
          </Anchor>{' '}
          <Text span size="sm" c="dimmed">
            {deliverableStatusLabels[status]}
          </Text>
        </li>
      ))}
    </ul>
  );
}
