import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A headless Chromium: the one that ships in a package on linux-x64, else one found on the machine. */
export async function launchChromium(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  return chromium.launch({ executablePath: await chromiumPath(), args });
}

/** Where the browser is. The packaged one is unpacked by the first to ask: no other process may ask meanwhile. */
export async function chromiumPath(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error('The browser tests need Chrome or Chromium on this platform.');
  return found;
}
