import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { Router } from '../app/router.tsx';
import { colorSchemeManager, cssVariablesResolver, theme } from '../app/theme.ts';

/** The whole application as it starts at an address, signed in or not. */
export function renderApp(at: string, signedIn: boolean) {
  window.history.replaceState(null, '', at);
  if (signedIn) {
    localStorage.setItem('token', 'token');
    localStorage.setItem('refreshToken', 'refresh');
  }
  return render(
    <MantineProvider
      env="test"
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
    >
      <SWRConfig value={{ provider: () => new Map() }}>
        <Router signedIn={signedIn} />
      </SWRConfig>
    </MantineProvider>,
  );
}
