import { List, Text } from '@mantine/core';
import type { Deliverable } from '../../../../../shared/ugc/deliverable.ts';
import type { Version } from '../../../../../shared/ugc/version.ts';

/** What was asked beside what was measured: facts, which decide nothing. */
export function Measured({ version, asked }: { version: Version; asked: Deliverable['asked'] }) {
  const { width, height, durationSeconds, videoCodec, warnings } = version;
  const facts = [
    durationSeconds !== null && `${Math.round(durationSeconds)}\u00a0s`,
    width !== null && `${width}\u00a0×\u00a0${height}`,
    videoCodec?.toUpperCase(),
    `demandé\u00a0: ${[asked.durationSeconds !== null && `${asked.durationSeconds}\u00a0s`, asked.ratio].filter(Boolean).join(', ')}`,
    version.aiDeclared && 'faite avec une IA, dit le créateur',
  ].filter(Boolean);
  return (
    <>
      <Text size="sm" c="dimmed">
        {facts.join(' · ')}
      </Text>
      {warnings.length > 0 && (
        <List size="sm" c="var(--mantine-color-warning-text)">
          {warnings.map(({ code, message }) => (
            <List.Item key={code}>{message}</List.Item>
          ))}
        </List>
      )}
    </>
  );
}
