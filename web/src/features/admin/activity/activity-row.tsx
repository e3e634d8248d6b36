import type { AdminActivityLine } from '../../../../../shared/admin/activity.contract.ts';
import { formatTime } from '../../../lib/format.ts';
import { saidParts } from '../../../lib/said-parts.ts';
import classes from './activity.module.css';

/** Who did what where, in a sentence; things by their ids, since their names are what workspaces hold. */
export function ActivityRow({ line }: { line: AdminActivityLine }) {
  const { actor, said, entityId, chain, workspaceName, impersonatorId, changedLabels, values, ip, at, block } = line;
  const { before, words, after } = saidParts(said);
  return (
    <li className={classes.row} data-impersonated={impersonatorId ? true : undefined}>
      <time className={classes.when} dateTime={at}>
        {formatTime(at)}
      </time>
      <div className={classes.sentence}>
        <strong>{actor.name}</strong> {before}
        {words && `${words} `}
        {words !== null && <code className={classes.id}>{entityId}</code>}
        {after}
        <span className={classes.place}>{chain === 'platform' ? 'plateforme' : (workspaceName ?? chain)}</span>
        {impersonatorId && <span className={classes.more}>Au nom de cette personne, par {impersonatorId}</span>}
        {values.length === 0 && changedLabels.length > 0 && (
          <span className={classes.more}>{changedLabels.join(', ')}</span>
        )}
        {values.map(({ field, label, from, to }) => (
          <span key={field} className={classes.more}>
            {label}&nbsp;: {shown(from)} → {shown(to)}
          </span>
        ))}
      </div>
      {ip && <span className={classes.aside}>{ip}</span>}
      <span className={classes.aside}>{block === null ? 'pas encore scellé' : `bloc ${block}`}</span>
    </li>
  );
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || 'rien';
  if (value === null) return 'rien';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
