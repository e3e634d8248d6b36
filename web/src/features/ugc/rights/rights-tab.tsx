import { Button, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { actOnUgcRight, listUgcRights } from '../../../../../shared/ugc/right.contract.ts';
import { rightLabels, type UgcRight } from '../../../../../shared/ugc/right.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import framed from '../../../components/framed-list.module.css';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { type Tone, ToneBadge } from '../../../components/tone-badge.tsx';
import { formatCount, formatDay } from '../../../lib/format.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { useMay } from '../../../lib/use-may.ts';
import { itemsOf, usePages } from '../../../lib/use-pages.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import classes from '../ugc.module.css';

type RightStatus = UgcRight['status'];
const tones: Record<RightStatus, Tone> = {
  scheduled: 'plain',
  active: 'positive',
  expiring: 'warning',
  expired: 'accent',
  terminated: 'plain',
};

/** What may still be shown, and what must go: those that end first. */
export function RightsTab() {
  const { params, change } = useUrlState();
  const status = keysOf(rightLabels).find((one) => one === params.get(ugcNames.rightStatus));
  const { pages, error, reload, more } = usePages(
    [listUgcRights.operation, status ?? ''],
    (cursor) =>
      request(listUgcRights, { query: { limit: '50', ...(status && { status }), ...(cursor && { cursor }) } }),
    { keepPreviousData: true, revalidateFirstPage: true },
  );
  if (!pages) return error ? <LoadFailure what="Les droits" error={error} onRetry={reload} /> : <RowsSkeleton />;
  const rights = itemsOf(pages);
  const counts = new Map(pages[0]?.facets.status.map(({ value, count }) => [value, count]));
  if (rights.length === 0 && !status)
    return (
      <EmptyState first title="Aucun droit pour l’instant">
        Un droit naît quand vous validez les livrables d’un créateur&nbsp;: où, jusqu’à quand, et avec quelles
        modifications vous pouvez les diffuser. Vous êtes prévenu avant qu’il ne finisse.
      </EmptyState>
    );
  return (
    <section aria-label="Droits">
      <div className={classes.filters}>
        <NativeSelect
          aria-label="État des droits"
          value={status ?? ''}
          onChange={({ currentTarget }) => change({ [ugcNames.rightStatus]: currentTarget.value || null })}
          data={[
            { value: '', label: 'Tous les droits' },
            ...keysOf(rightLabels).map((value) => ({
              value,
              label: `${rightLabels[value]} (${counts.get(value) ?? 0})`,
            })),
          ]}
        />
      </div>
      {rights.length === 0 ? (
        <EmptyState title="Aucun droit dans cet état">Choisissez un autre état.</EmptyState>
      ) : (
        <ul className={framed.list} aria-label="Les droits, ceux qui finissent d’abord">
          {rights.map((right) => (
            <RightRow key={right.id} right={right} onChanged={reload} />
          ))}
        </ul>
      )}
      {more && (
        <Button variant="default" mt="md" onClick={more}>
          Afficher la suite
        </Button>
      )}
    </section>
  );
}

/** Seven days before its end and after, what shows it is to be taken down. */
const endingDays = 7;

function RightRow({ right, onChanged }: { right: UgcRight; onChanged: () => void }) {
  const { id, title, creatorName, startsOn, endsOn, status, daysLeft, takenDownAt, collaborationId, version } = right;
  const may = useMay();
  const { params } = useUrlState();
  const isEnding = daysLeft <= endingDays && takenDownAt === null && status !== 'terminated';

  async function takeDown() {
    try {
      await request(actOnUgcRight, { params: { id }, body: { action: 'confirm_takedown', version } });
    } catch (why) {
      sayRefused('Le retrait n’a pas été noté', why);
    }
    onChanged();
  }

  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          {collaborationId ? (
            <Link className={classes.name} to={`?${changed(params, { [ugcNames.collaboration]: collaborationId })}`}>
              {title}
            </Link>
          ) : (
            <span className={classes.name}>{title}</span>
          )}
          <ToneBadge tone={tones[status]}>{leftText(right)}</ToneBadge>
        </div>
        <Text size="sm" c="dimmed">
          <bdi>{creatorName}</bdi>, du {formatDay(startsOn)} au {formatDay(endsOn)}
        </Text>
      </div>
      <div className={classes.figures}>
        {takenDownAt && (
          <Text size="sm" c="dimmed">
            Retrait confirmé le {formatDay(takenDownAt.slice(0, 10))}
          </Text>
        )}
        {isEnding && may('ugc:write') && (
          <Button size="compact-sm" variant="default" onClick={takeDown}>
            Confirmer le retrait
          </Button>
        )}
      </div>
      <span />
    </li>
  );
}

function leftText({ status, daysLeft, endsOn, startsOn }: UgcRight): string {
  if (status === 'terminated') return 'Résilié';
  if (status === 'scheduled') return `Dès le ${formatDay(startsOn)}`;
  if (daysLeft < 0) return `Expiré le ${formatDay(endsOn)}`;
  return daysLeft === 0 ? 'Dernier jour' : `Encore ${formatCount(daysLeft, 'jour')}`;
}
