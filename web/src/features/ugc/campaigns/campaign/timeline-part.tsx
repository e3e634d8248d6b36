import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import { type CampaignStep, getUgcCampaignTimeline } from '../../../../../../shared/ugc/message.contract.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { formatMoment } from '../../../../lib/format.ts';
import { request } from '../../../../lib/request.ts';
import { itemsOf, usePages } from '../../../../lib/use-pages.ts';
import { changed, useUrlState } from '../../../../lib/use-url-state.ts';
import { stepLabels } from '../../collaborations/collaboration-words.ts';
import classes from '../../collaborations/collaborations.module.css';
import { ugcNames } from '../ugc-names.ts';

/** What happened in a campaign and in all its collaborations, the newest first. */
export function TimelinePart({ campaign: { id } }: { campaign: UgcCampaign }) {
  const { pages, error, reload, more, readingMore } = usePages(
    [getUgcCampaignTimeline.operation, id],
    (cursor) => request(getUgcCampaignTimeline, { params: { id }, query: { limit: '50', ...(cursor && { cursor }) } }),
    { revalidateFirstPage: true },
  );
  if (!pages) return error ? <LoadFailure what="L’activité" error={error} onRetry={reload} /> : <RowsSkeleton />;
  const steps = itemsOf(pages);
  if (steps.length === 0)
    return (
      <EmptyState title="Rien ne s’est encore passé">
        La publication du brief, les candidatures, les offres, les livrables et les paiements se lisent ici, dans
        l’ordre.
      </EmptyState>
    );
  return (
    <section aria-label="Activité">
      <ol className={classes.thread}>
        {steps.map((step) => (
          <StepLine key={step.id} step={step} />
        ))}
      </ol>
      {more && (
        <Button variant="default" mt="md" onClick={more} aria-disabled={readingMore}>
          {readingMore ? 'Chargement...' : 'Voir plus ancien'}
        </Button>
      )}
    </section>
  );
}

/** The name of its creator opens the collaboration that it is of. */
function StepLine({ step }: { step: CampaignStep }) {
  const { act, at, by, creator, text, refs } = step;
  const { params } = useUrlState();
  const isTheirs = by.kind === 'creator';
  const name = (isTheirs ? by.name : creator?.name) || 'Ce créateur';
  const opening = refs.collaborationId && (
    <Anchor
      component={Link}
      to={`?${changed(params, { [ugcNames.collaboration]: refs.collaborationId })}`}
      inherit
      underline="always"
      aria-label={`Ouvrir la collaboration\u00a0: ${name}`}
    >
      <bdi>{name}</bdi>
    </Anchor>
  );
  return (
    <li>
      <Text size="sm">
        {isTheirs && opening ? opening : <bdi>{actorOf(step)}</bdi>} {stepLabels[act] ?? act}
        {opening && !isTheirs && <> · {opening}</>}{' '}
        <Text span c="dimmed" inherit>
          {formatMoment(at)}
        </Text>
      </Text>
      {text && <p>{text}</p>}
    </li>
  );
}

/** Of what no person did: applications close by their day; the rest of a campaign is the platform’s to decide. */
function actorOf({ by, act }: CampaignStep): string {
  if (by.kind !== 'clock') return by.name || 'Quelqu’un';
  return act.startsWith('campaign_') && act !== 'campaign_closed' ? 'Réclame' : 'Le calendrier';
}
