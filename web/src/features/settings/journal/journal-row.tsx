import { IconKey, IconSparkles, IconVideo } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { ActivityActor, ActivityLine } from '../../../../../shared/journal/activity.contract.ts';
import { MemberMark } from '../../../components/member-mark.tsx';
import { formatTime } from '../../../lib/format.ts';
import { saidParts } from '../../../lib/said-parts.ts';
import classes from './journal.module.css';

/** Who did what, in a sentence. */
export function JournalRow({ line }: { line: ActivityLine }) {
  const { actor, impersonator, said, changedLabels, ip, at } = line;
  const { before, words, after } = saidParts(said);
  return (
    <li className={classes.row} data-impersonated={impersonator ? true : undefined}>
      <ActorMark actor={actor} />
      <p className={classes.sentence}>
        <strong>{actor.name}</strong> {before}
        {words !== null && <Thing line={line} words={words} />}
        {after}
        {impersonator && (
          <span className={classes.changed}>
            {impersonator.id === actor.id
              ? 'Assistance de Réclame'
              : `Par ${impersonator.name}, de l’assistance, au nom de cette personne`}
          </span>
        )}
        {changedLabels.length > 0 && <span className={classes.changed}>{changedLabels.join(', ')}</span>}
      </p>
      {ip && <span className={classes.ip}>{ip}</span>}
      <time className={classes.when} dateTime={at}>
        {formatTime(at)}
      </time>
    </li>
  );
}

const icons = { api_key: IconKey, creator: IconVideo, system: IconSparkles };

function ActorMark({ actor: { kind, name } }: { actor: ActivityActor }) {
  if (kind === 'user') return <MemberMark name={name} size={24} />;
  const Icon = icons[kind];
  return (
    <span className={classes.mark}>
      <Icon size={16} stroke={1.6} aria-hidden />
    </span>
  );
}

/** The thing as it is called today, or by other words, and the way to it; else its id. */
function Thing({ line: { entity, entityId }, words }: { line: ActivityLine; words: string }) {
  if (words) return entity?.path ? <ThingLink path={entity.path}>{words}</ThingLink> : words;
  if (!entity) return <code className={classes.id}>{entityId}</code>;
  if (!entity.path) return <strong>{entity.name}</strong>;
  return (
    <>
      «&nbsp;
      <ThingLink path={entity.path}>{entity.name}</ThingLink>
      &nbsp;»
    </>
  );
}

const ThingLink = ({ path, children }: { path: string; children: string }) => (
  <Link to={path} className={classes.thing}>
    {children}
  </Link>
);
