import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { type ImportKind, type ImportRun, isUnderWay, useLatestRun, useLostRun, useWatchRuns } from './import-runs.ts';

const running: ImportRun = {
  id: 'run_1',
  label: 'salon.csv',
  status: 'running',
  received: 0,
  rejected: [],
  rejectedCount: 0,
  progress: null,
  message: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 1,
};

const read = vi.fn<ImportKind<ImportRun>['read']>();
const onEnd = vi.fn();
const kind: ImportKind<ImportRun> = {
  operation: 'readRun',
  read,
  cancel: () => Promise.reject(new Error('Not here')),
  report: () => Promise.reject(new Error('Not here')),
  counts: () => '',
  onEnd,
};

const runs = [running];

function Run() {
  useWatchRuns(kind, runs);
  const run = useLatestRun(kind, running);
  const { lost, askAgain } = useLostRun(kind, running.id);
  return (
    <>
      <p>
        {run.status} {lost ? 'lost' : 'followed'}
      </p>
      <button type="button" onClick={askAgain}>
        Again
      </button>
    </>
  );
}

const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('a run that nobody answers about is lost, until it is asked about again', async () => {
  vi.useFakeTimers();
  read.mockRejectedValue(new TypeError('Failed to fetch'));
  renderPage(<Run />);
  await later(10);
  expect(screen.getByText('running followed')).toBeDefined();
  await later(30);
  expect(screen.getByText('running lost')).toBeDefined();
  const asked = read.mock.calls.length;
  await later(30);
  expect(read).toHaveBeenCalledTimes(asked);

  read.mockResolvedValue({ ...running, status: 'completed', version: 2 });
  act(() => screen.getByRole('button', { name: 'Again' }).click());
  await later(5);
  expect(screen.getByText('completed followed')).toBeDefined();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(isUnderWay({ status: 'completed' })).toBe(false);
});
