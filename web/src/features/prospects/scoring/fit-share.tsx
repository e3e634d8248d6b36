import '@mantine/core/styles/Slider.css';
import { Slider, Text } from '@mantine/core';
import classes from './scoring.module.css';
import type { ScoringValues } from './scoring-values.ts';

type Props = { values: ScoringValues; setValues: (change: (latest: ScoringValues) => ScoringValues) => void };

/** How much each side of the score weighs, with its words. */
export function FitShare({ values, setValues }: Props) {
  const share = Number(values.fitShare);
  const words = `Adéquation ${share}\u202f%, engagement ${100 - share}\u202f%`;
  return (
    <div className={classes.share}>
      <Text size="sm" fw={600}>
        {words}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {meaningOf(share)}
      </Text>
      <Slider
        value={share}
        min={0}
        max={100}
        step={5}
        label={null}
        thumbLabel="Part de l’adéquation dans le score"
        thumbValueText={words}
        color="information"
        onChange={(next) => setValues((latest) => ({ ...latest, fitShare: String(next) }))}
      />
    </div>
  );
}

function meaningOf(share: number): string {
  if (share === 100) return 'Seul compte à qui ressemble le prospect.';
  if (share === 0) return 'Seul compte ce qui s’est passé avec le prospect.';
  if (share > 55) return 'Ressembler à vos clients compte plus que les échanges récents.';
  if (share < 45) return 'Les échanges récents comptent plus que de ressembler à vos clients.';
  return 'Ressembler à vos clients et échanger avec vous comptent presque autant.';
}
