import { Button, Stack, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { usualReasons } from '../../../shared/kernel/errors.ts';
import { browser } from '../lib/browser.ts';
import { ChunkFailure } from '../lib/chunk-failure.ts';
import { reportError } from '../lib/monitoring/report-error.ts';

/** Says in French that a part of the screen broke, and leaves the rest usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown failure') };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const chunk = error instanceof ChunkFailure;
    return (
      <Stack role="alert" align="flex-start" gap="md" py="xl" px="md" maw={560} mx="auto">
        <Title order={2}>{chunk ? 'Cette page n’a pas pu être chargée' : usualReasons.internal_error.message}</Title>
        <Text c="dimmed">
          {chunk
            ? 'Vérifiez votre connexion. Une nouvelle version est peut-être en ligne : rechargez la page.'
            : 'Cet écran a cessé de fonctionner. L’incident est signalé ; rechargez la page pour continuer.'}
        </Text>
        <Button onClick={() => browser.reload()}>Recharger la page</Button>
      </Stack>
    );
  }
}
