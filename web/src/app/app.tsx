import { MantineProvider } from '@mantine/core';
import { ErrorBoundary } from './error-boundary.tsx';
import { Router } from './router.tsx';
import { colorSchemeManager, cssVariablesResolver, theme } from './theme.ts';

export function App({ signedIn }: { signedIn: boolean }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <ErrorBoundary>
        <Router signedIn={signedIn} />
      </ErrorBoundary>
    </MantineProvider>
  );
}
