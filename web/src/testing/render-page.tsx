import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { cssVariablesResolver, theme } from '../app/theme.ts';
import { serverState } from '../lib/server-state.ts';

/** Shows one page as the application would, nothing remembered from another test. */
export function renderPage(page: ReactNode, at = '/') {
  return render(
    <MantineProvider env="test" theme={theme} cssVariablesResolver={cssVariablesResolver}>
      <SWRConfig value={{ ...serverState, provider: () => new Map(), dedupingInterval: 0, errorRetryCount: 0 }}>
        <MemoryRouter initialEntries={[at]}>
          {page}
          <Address />
        </MemoryRouter>
      </SWRConfig>
    </MantineProvider>,
  );
}

/** Where the router is, for tests to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <div data-testid="address">{`${pathname}${search}`}</div>;
}
