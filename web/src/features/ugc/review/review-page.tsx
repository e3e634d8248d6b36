import { Anchor, Badge, Button, Group, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { deliverableStatusLabels } from '../../../../../shared/ugc/deliverable.rules.ts';
import type { Deliverable, UgcCommentShown } from '../../../../../shared/ugc/deliverable.ts';
import type { Version } from '../../../../../shared/ugc/version.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { GonePage } from '../../../components/gone-page.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { isGone } from '../../../lib/notices.ts';
import { useNamePage } from '../../../lib/page-head.tsx';
import { usePageKeys } from '../../../lib/single-keys.ts';
import { useMay } from '../../../lib/use-may.ts';
import { changed, useUrlState } from '../../../lib/use-url-state.ts';
import { deliverablesPart, ugcNames } from '../campaigns/ugc-names.ts';
import { CommentForm, type Moment } from './comment-form.tsx';
import { CommentPanel } from './comment-panel.tsx';
import { Decision } from './decision.tsx';
import type { Area } from './draw-area.tsx';
import { Measured } from './measured.tsx';
import { Player } from './player.tsx';
import classes from './review-page.module.css';
import { isSafeZone } from './safe-zone.tsx';
import { ShownIn } from './shown-in.tsx';
import { useDeliverable } from './use-deliverable.ts';
import { useFilm } from './use-film.ts';

/** A deliverable watched to the frame: `?livrable=` its id, `?version=` and `?avec=` the versions, `?reperes=` a network. */
export function ReviewPage({ id }: { id: string }) {
  const read = useDeliverable(id);
  const { deliverable, error, reload } = read;
  if (isGone(error)) return <GonePage thing="Ce livrable" to={paths.ugcCampaigns} all="Toutes les campagnes" />;
  if (!deliverable)
    return error ? <LoadFailure what="Le livrable" error={error} onRetry={reload} /> : <Skeleton h={520} />;
  return <Head deliverable={deliverable} read={read} />;
}

/** What the address says of a review alone. */
const ownNames = [ugcNames.deliverable, ugcNames.version, ugcNames.beside, ugcNames.guides];

type Read = ReturnType<typeof useDeliverable>;

function Head({ deliverable, read }: { deliverable: Deliverable; read: Read }) {
  useNamePage(`${deliverable.label}, ${deliverable.creatorName}`);
  const { params } = useUrlState();
  const { pathname } = useLocation();
  const back = changed(params, {
    ...Object.fromEntries(ownNames.map((name) => [name, null])),
    [ugcNames.campaign]: deliverable.campaignId,
    // Who came from the wall goes back to it.
    [ugcNames.collaboration]: params.get(ugcNames.part) === deliverablesPart ? null : deliverable.collaborationId,
  });
  const { versions } = deliverable;
  const version = versions.find(({ number }) => String(number) === params.get(ugcNames.version)) ?? versions.at(-1);
  return (
    <Stack gap="md">
      <Anchor component={Link} to={`${pathname}?${back}`} size="sm" mr="auto">
        Revenir à la campagne
      </Anchor>
      <Group gap="sm">
        <Badge variant="light" color="gray">
          {deliverableStatusLabels[deliverable.status]}
        </Badge>
      </Group>
      {version ? (
        <Review key={version.id} deliverable={deliverable} version={version} read={read} />
      ) : (
        <EmptyState title="Aucune version reçue">Le créateur n’a encore rien envoyé pour ce livrable.</EmptyState>
      )}
    </Stack>
  );
}

type Props = { deliverable: Deliverable; version: Version; read: Read };

function Review({ deliverable, version: newest, read }: Props) {
  // Addresses are signed anew at each reading: the first one stays, or each comment would start the film again.
  const [version] = useState(newest);
  const { params, change } = useUrlState();
  const may = useMay();
  const film = useFilm(version.mediaUrl);
  const field = useRef<HTMLTextAreaElement>(null);
  const [area, setArea] = useState<Area | null>(null);
  const [range, setRange] = useState<{ from: number; to: number | null } | null>(null);
  const [answering, setAnswering] = useState<UgcCommentShown | null>(null);
  const { versions } = deliverable;
  const beside = versions.find(
    ({ number }) => String(number) === params.get(ugcNames.beside) && number !== version.number,
  );
  const comments = deliverable.comments.filter(({ versionId }) => versionId === version.id);
  const moment = momentOf(version, { now: film.now, area, range });
  const zone = params.get(ugcNames.guides);

  const start = () => setRange({ from: film.now, to: null });
  const end = () => setRange((before) => ({ from: Math.min(before?.from ?? 0, film.now), to: film.now }));

  const keys: Record<string, () => unknown> = {
    // Of what has the focus, where it is pressed.
    ' ': () => {
      if (document.activeElement?.closest('button, a, [role="menuitem"]')) return false;
      film.toggle();
      return true;
    },
    ArrowLeft: () => film.step(-1),
    ArrowRight: () => film.step(1),
    m: film.toggleSound,
    c: () => field.current?.focus(),
    '[': start,
    ']': end,
    ...Object.fromEntries(
      versions.slice(0, 9).map(({ number }) => [String(number), () => change({ [ugcNames.version]: String(number) })]),
    ),
  };
  usePageKeys((key) => {
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    return act !== undefined && act() !== false;
  });

  function clear() {
    setArea(null);
    setRange(null);
    setAnswering(null);
  }

  async function say(text: string) {
    const parentId = answering?.id ?? null;
    await read.say({ versionId: version.id, text, parentId, ...(parentId ? { atMs: null } : moment) });
    clear();
  }

  return (
    <div className={classes.review}>
      <Stack gap="sm" className={classes.left}>
        <Versions versions={versions} version={version} beside={beside} />
        <Player
          version={version}
          beside={beside}
          film={film}
          comments={comments}
          zone={isSafeZone(zone) ? zone : ''}
          onZone={(name) => change({ [ugcNames.guides]: name }, { replace: true })}
          area={area}
          onArea={setArea}
        />
        <Measured version={version} asked={deliverable.asked} />
        <Button component="a" href={version.downloadUrl} variant="default" size="sm" mr="auto">
          Télécharger l’original
        </Button>
      </Stack>
      <Stack gap="md" className={classes.right}>
        <Decision deliverable={deliverable} onDone={read.reload} />
        <ShownIn deliverable={deliverable} onDone={read.reload} />
        {may('ugc:write') && (
          <CommentForm
            field={field}
            onFocus={film.pause}
            onStart={isFilm(version) ? start : undefined}
            onEnd={isFilm(version) ? end : undefined}
            ranged={range !== null}
            moment={moment}
            answering={answering?.author.name ?? null}
            onSay={say}
            onClear={clear}
          />
        )}
        <CommentPanel
          comments={comments}
          mayWrite={may('ugc:write')}
          onSeek={film.seek}
          onEdit={read.edit}
          onAnswer={(comment) => {
            setAnswering(comment);
            field.current?.focus();
          }}
        />
      </Stack>
    </div>
  );
}

const isFilm = ({ contentType }: Pick<Version, 'contentType'>) => contentType.startsWith('video/');

const ms = (seconds: number) => Math.round(seconds * 1000);

type Chosen = { now: number; area: Area | null; range: { from: number; to: number | null } | null };

/** The moment that is shown, or the stretch that was chosen; a picture has none. */
function momentOf({ contentType }: Version, { now, area, range }: Chosen): Moment {
  if (!isFilm({ contentType })) return { atMs: null, untilMs: null, area };
  return { atMs: ms(range?.from ?? now), untilMs: range?.to == null ? null : ms(range.to), area };
}

function Versions({
  versions,
  version,
  beside,
}: {
  versions: Version[];
  version: Version;
  beside: Version | undefined;
}) {
  const { change } = useUrlState();
  if (versions.length < 2) return null;
  const before = versions.filter(({ number }) => number < version.number).at(-1);
  return (
    <Group gap="sm">
      <SegmentedControl
        aria-label="Version"
        size="sm"
        data={versions.map(({ number }) => ({ value: String(number), label: `V${number}` }))}
        value={String(version.number)}
        onChange={(number) => change({ [ugcNames.version]: number, [ugcNames.beside]: null })}
      />
      {beside ? (
        <Button variant="subtle" size="sm" onClick={() => change({ [ugcNames.beside]: null })}>
          Ne plus comparer
        </Button>
      ) : (
        before && (
          <Button variant="subtle" size="sm" onClick={() => change({ [ugcNames.beside]: String(before.number) })}>
            Comparer à la V{before.number}
          </Button>
        )
      )}
    </Group>
  );
}
