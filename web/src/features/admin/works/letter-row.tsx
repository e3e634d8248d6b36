import { Button, Group, Text } from '@mantine/core';
import type { DeadJob } from '../../../../../shared/admin/job.contract.ts';
import { SelectBox } from '../../../components/list-table.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { rowAttribute } from '../../../lib/use-row-keys.ts';
import type { Doing } from './use-works.ts';
import classes from './works.module.css';
import { errorText, triesText } from './works-words.ts';

type Props = {
  job: DeadJob;
  selected: boolean;
  onSelect: (id: string, range: boolean) => void;
  onAct: (doing: Doing) => void;
};

/** A letter: why it was given up, and the ids, kinds and times that it holds. */
export function LetterRow({ job, selected, onSelect, onAct }: Props) {
  const { id, queueLabel, sentAt, facts } = job;
  const name = `${queueLabel}, ${formatMoment(sentAt)}`;
  return (
    <li className={classes.letter}>
      <SelectBox id={id} name={name} selected={selected} onSelect={onSelect} />
      <div className={classes.said}>
        <Text fw={600}>{queueLabel}</Text>
        <Text className={classes.error}>{errorText(job)}</Text>
        <Text size="sm" c="dimmed">
          {[`Envoyé le ${formatMoment(sentAt)}`, triesText(job)].filter(Boolean).join(', ')}
        </Text>
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ field, value }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message names the same thing twice, and its facts never move
              <div key={`${field} ${at}`}>
                <dt>{field}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          size="xs"
          {...{ [rowAttribute]: id }}
          aria-label={`Relancer\u00a0: ${name}`}
          onClick={() => onAct('redrive')}
        >
          Relancer
        </Button>
        <Button variant="default" size="xs" aria-label={`Écarter\u00a0: ${name}`} onClick={() => onAct('discard')}>
          Écarter
        </Button>
      </Group>
    </li>
  );
}
