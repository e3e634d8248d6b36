import { Anchor, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AiEngine, AiTool } from '../../../../../shared/ai/generations.rules.ts';
import { paths } from '../../../../../shared/page-paths.ts';
import { useMay } from '../../../lib/use-may.ts';
import { creditsLeft, engineLabel, useEngines } from './use-engines.ts';

type Props = { tool: AiTool; chosen: AiEngine | null; onChoose: (engine: AiEngine) => void };

/** Who writes, and what it costs; a sentence where there is no choice. */
export function EngineChoice({ tool, chosen, onChoose }: Props) {
  const { data: usage } = useEngines();
  const may = useMay();
  const available = usage?.engines.filter((one) => one.available) ?? [];
  const out = usage?.engines.find(({ engine, available: is, reason }) => engine === 'bedrock' && !is && reason);
  if (!usage || available.length < 2)
    return (
      <Text size="xs" c="dimmed">
        Moteur intégré, gratuit. Il n’écrit rien qui ne soit dans le brief.
        {out?.model && ` ${out.reason}`}{' '}
        {usage && may('settings:write') && (
          <Anchor component={Link} to={`${paths.settings}?onglet=connexions`} size="xs" c="inherit" underline="always">
            Connecter un modèle
          </Anchor>
        )}
      </Text>
    );
  const byDefault = available.find(({ isDefault }) => isDefault)?.engine ?? 'integre';
  const left = available.some(({ engine }) => engine === 'bedrock') ? creditsLeft(usage.credits) : null;
  const described = ['Un modèle écrit à partir des mêmes faits, sous les mêmes contrôles.', left]
    .filter(Boolean)
    .join(' ');
  return (
    <NativeSelect
      label="Moteur"
      value={chosen ?? byDefault}
      description={described}
      data={available.map((one) => ({ value: one.engine, label: engineLabel(one, tool) }))}
      onChange={({ currentTarget: { value } }) => onChoose(value as AiEngine)}
    />
  );
}
