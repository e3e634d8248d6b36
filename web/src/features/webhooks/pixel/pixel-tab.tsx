import { Skeleton, Stack } from '@mantine/core';
import type { Pixel } from '../../../../../shared/pixel/pixel.contract.ts';
import { pixelLimits } from '../../../../../shared/pixel/pixel.rules.ts';
import { ListHead } from '../../../components/list-head.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { later } from '../../../lib/later.tsx';
import { useUrlState } from '../../../lib/use-url-state.ts';
import { codePart, urlNames } from '../webhooks-url.ts';
import { LastEvents } from './last-events.tsx';
import { PixelDialog } from './pixel-dialog.tsx';
import classes from './pixel-list.module.css';
import { PixelRow } from './pixel-row.tsx';
import { usePixels } from './use-pixels.ts';

const NoPixel = later(async () => (await import('./no-pixel.tsx')).NoPixel);
const ExamplePixel = later(async () => (await import('./example-pixel.tsx')).ExamplePixel);

/** The Meta pixels of the workspace. */
export function PixelTab() {
  const { params, change } = useUrlState();
  const { data: pixels, error, mutate } = usePixels();
  const create = () => change({ [urlNames.creating]: '1' });

  if (!pixels) return error ? <LoadFailure what="Les pixels" error={error} onRetry={() => mutate()} /> : <Loading />;
  return (
    <>
      {pixels.length > 0 && <Pixels pixels={pixels} onCreate={create} />}
      {pixels.length === 0 && (params.has(urlNames.example) ? <ExamplePixel /> : <NoPixel onCreate={create} />)}
      {params.has(urlNames.creating) && (
        <PixelDialog
          onClose={() => change({ [urlNames.creating]: null })}
          // What is left to do is its code.
          onMade={({ id }) => change({ [urlNames.creating]: null, [urlNames.pixel]: id, [urlNames.part]: codePart })}
        />
      )}
    </>
  );
}

function Pixels({ pixels, onCreate }: { pixels: Pixel[]; onCreate: () => void }) {
  const [only, second] = pixels;
  return (
    <>
      <ListHead count={pixels.length} thing="pixel" most={pixelLimits.pixels} act="Ajouter un pixel" onAct={onCreate} />
      <ul className={classes.list} aria-label="Pixels Meta">
        {pixels.map((pixel) => (
          <PixelRow key={pixel.id} pixel={pixel} />
        ))}
      </ul>
      {only && !second && <LastEvents pixel={only} />}
    </>
  );
}

const Loading = () => (
  <Stack gap="sm" role="status" aria-label="Chargement des pixels">
    <Skeleton height={14} width={90} my={4} />
    <Skeleton height={84} radius="lg" />
    <Skeleton height={84} radius="lg" />
  </Stack>
);
