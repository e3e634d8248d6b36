import { Text } from '@mantine/core';
import type { PixelEvent } from '../../../../../shared/pixel/pixel.contract.ts';
import { eventWords } from '../../../../../shared/pixel/pixel-events.ts';
import { formatMoment } from '../../../lib/format.ts';
import { actionSourceLabels } from './action-sources.ts';
import { EventStatus } from './event-status.tsx';
import { matchKeyLabel } from './match-keys.ts';
import classes from './pixel-events.module.css';

/** One event: what it was matched by, never a value of it. */
export function EventLine({ event }: { event: PixelEvent }) {
  const { eventName, eventId, eventTime, actionSource, status, test, matchKeys, error, metaTraceId } = event;
  return (
    <li className={classes.line} aria-label={eventWords(eventName)}>
      <div className={classes.status}>
        <EventStatus status={status} />
      </div>
      <div className={classes.what}>
        <p className={classes.name}>
          {eventWords(eventName)}
          {test && <span className={classes.chip}>test</span>}
        </p>
        {error && (
          <Text size="sm" c={status === 'failed' ? 'accent' : 'dimmed'}>
            {error}
          </Text>
        )}
        <ul className={classes.keys} aria-label="Reconnu par">
          {matchKeys.map((key) => (
            <li key={key} className={classes.chip}>
              {matchKeyLabel(key)}
            </li>
          ))}
        </ul>
        <Text size="xs" c="dimmed" className={classes.trace}>
          Identifiant <code>{eventId}</code>
          {metaTraceId && (
            <>
              {' '}
              · Référence Meta <code>{metaTraceId}</code>
            </>
          )}
        </Text>
      </div>
      <p className={classes.when}>
        {formatMoment(eventTime)}
        <span>{actionSourceLabels[actionSource]}</span>
      </p>
    </li>
  );
}
