/** What a user agent calls itself, the most particular first: most browsers also say that they are Chrome and Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const namedIn = (userAgent: string, names: [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Of a session whose browser said nothing that we know. */
export const unknownDevice = 'Appareil inconnu';

/** The device behind a user agent, in words that its owner recognises: « Chrome sur Windows ». */
export function deviceOf(userAgent = ''): string {
  const browser = namedIn(userAgent, browsers);
  const system = namedIn(userAgent, systems);
  if (!browser) return system ?? unknownDevice;
  return system ? `${browser} sur ${system}` : browser;
}
