import { SegmentedControl, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useState } from 'react';
import { useCopy } from '../lib/use-copy.ts';
import classes from './code-samples.module.css';
import { CopyButton } from './copy-button.tsx';

export type CodeSample = { name: string; code: string };

/** The same thing said in several languages, one shown at a time, to be copied whole. */
export function CodeSamples({ label, samples }: { label: string; samples: readonly CodeSample[] }) {
  const [chosen, setChosen] = useState(samples[0]?.name);
  const sample = samples.find(({ name }) => name === chosen) ?? samples[0];
  if (!sample) return null;
  return (
    <Stack gap="xs">
      {samples.length > 1 && (
        <SegmentedControl
          aria-label={label}
          size="xs"
          mr="auto"
          data={samples.map(({ name }) => name)}
          value={sample.name}
          onChange={setChosen}
        />
      )}
      {/* Another one is not copied yet. */}
      <Sample key={sample.name} label={`${label} : ${sample.name}`} code={sample.code} />
    </Stack>
  );
}

function Sample({ label, code }: { label: string; code: string }) {
  const clipboard = useCopy(code);
  return (
    <div className={classes.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too */}
      <section className={classes.code} tabIndex={0} aria-label={label}>
        <pre>{code.trimEnd()}</pre>
      </section>
      <div className={classes.copy}>
        <CopyButton clipboard={clipboard} variant="default" size="compact-sm" />
      </div>
      <Text size="sm" c="dimmed" role="status" className={classes.foot ?? ''}>
        {clipboard.copied === false && 'Votre navigateur ne laisse pas copier : sélectionnez le code.'}
      </Text>
    </div>
  );
}
