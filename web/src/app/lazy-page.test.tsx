import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageSpinner } from '../components/page-spinner.tsx';
import { browser } from '../lib/browser.ts';
import { Deferred, lazyPage } from '../lib/lazy-page.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const Hello = () => <p>Bonjour</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const frame = (content: ReactNode) => (
  <MantineProvider env="test">
    <ErrorBoundary>
      <Suspense fallback={<PageSpinner />}>{content}</Suspense>
    </ErrorBoundary>
  </MantineProvider>
);

test('shows the spinner while the chunk loads', async () => {
  let arrive = (_page: typeof Hello) => {};
  const chunk = new Promise<typeof Hello>((resolve) => {
    arrive = resolve;
  });
  render(frame(<Deferred page={lazyPage(() => chunk)} />));
  expect(screen.getByRole('status').textContent).toBe('Chargement...');
  await act(async () => arrive(Hello));
  expect(await screen.findByText('Bonjour')).toBeDefined();
});

test('a page fetched ahead shows at once', async () => {
  const page = lazyPage(async () => Hello);
  await page.preload();
  render(frame(<Deferred page={page} />));
  expect(screen.getByText('Bonjour')).toBeDefined();
});

test('fetching ahead in vain disturbs nothing', async () => {
  const reload = vi.spyOn(browser, 'reload').mockReturnValue();
  await lazyPage(lost).preload();
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that is gone reloads the page once, then says so', async () => {
  const reload = vi.spyOn(browser, 'reload').mockReturnValue();
  const first = render(frame(<Deferred page={lazyPage(lost)} />));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Chargement...')).toBeDefined();
  first.unmount();

  render(frame(<Deferred page={lazyPage(lost)} />));
  expect(await screen.findByRole('heading', { name: 'Cette page n’a pas pu être chargée' })).toBeDefined();
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Recharger la page' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a later deploy may reload again', async () => {
  const reload = vi.spyOn(browser, 'reload').mockReturnValue();
  sessionStorage.setItem('chunkReloadedAt', String(Date.now() - 61_000));
  render(frame(<Deferred page={lazyPage(lost)} />));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a page that breaks says so in French', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  render(frame(<Broken />));
  expect(screen.getByRole('heading', { name: 'Une erreur est survenue' })).toBeDefined();
});
