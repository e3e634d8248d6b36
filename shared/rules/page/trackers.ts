export type Tracker = {
  name: string;
  kind: 'tracker' | 'consent';
  /** Its place in the HTML. */
  at: number;
  /** Written so that it waits for consent. */
  waits: boolean;
};

type Known = { name: string; kind: Tracker['kind']; pattern: RegExp };

/** By the address of a script, of a picture or of a frame, or by what a script calls. */
const known: readonly Known[] = [
  {
    name: 'Pixel Meta',
    kind: 'tracker',
    pattern:
      /connect\.facebook\.net|\bfbq\(|facebook\.com\/tr\b|(?:pixel[-_.]?(?:facebook|meta)|(?:facebook|meta)[-_.]?pixel)[\w.-]*\.js/i,
  },
  { name: 'Google Tag Manager', kind: 'tracker', pattern: /googletagmanager\.com\/(?:gtm\.js|ns\.html)/i },
  { name: 'Google Ads', kind: 'tracker', pattern: /googleadservices\.com|gtag\/js\?id=AW-|['"]AW-\d{6,}/i },
  {
    name: 'Google Analytics',
    kind: 'tracker',
    pattern: /google-analytics\.com|gtag\/js\?id=(?:G|UA)-|['"](?:G-[A-Z0-9]{6,12}|UA-\d{4,})['"]/,
  },
  { name: 'TikTok', kind: 'tracker', pattern: /analytics\.tiktok\.com|\bttq\.(?:load|page|track)\(/i },
  { name: 'LinkedIn', kind: 'tracker', pattern: /snap\.licdn\.com|px\.ads\.linkedin\.com|_linkedin_partner_id/i },
  { name: 'Pinterest', kind: 'tracker', pattern: /s\.pinimg\.com\/ct|\bpintrk\(/i },
  { name: 'Snapchat', kind: 'tracker', pattern: /sc-static\.net\/scevent|\bsnaptr\(/i },
  { name: 'X', kind: 'tracker', pattern: /static\.ads-twitter\.com|\btwq\(/i },
  { name: 'Microsoft Ads', kind: 'tracker', pattern: /bat\.bing\.com/i },
  { name: 'Microsoft Clarity', kind: 'tracker', pattern: /clarity\.ms/i },
  { name: 'Hotjar', kind: 'tracker', pattern: /static\.hotjar\.com|\bhjid\b/i },
  { name: 'Criteo', kind: 'tracker', pattern: /static\.criteo\.net|dynamic\.criteo\.com/i },
  { name: 'Taboola', kind: 'tracker', pattern: /cdn\.taboola\.com\/libtrc/i },
  { name: 'Outbrain', kind: 'tracker', pattern: /amplify\.outbrain\.com/i },
  { name: 'HubSpot', kind: 'tracker', pattern: /js(?:-eu1)?\.hs-(?:scripts|analytics)\.(?:com|net)/i },
  { name: 'Matomo', kind: 'tracker', pattern: /matomo\.(?:js|php|cloud)|piwik\.js|\b_paq\.push/i },
  { name: 'Plausible', kind: 'tracker', pattern: /plausible\.io\/js/i },
  { name: 'Segment', kind: 'tracker', pattern: /cdn\.segment\.com/i },
  { name: 'Axeptio', kind: 'consent', pattern: /axept\.io|axeptio/i },
  { name: 'Didomi', kind: 'consent', pattern: /didomi/i },
  { name: 'Cookiebot', kind: 'consent', pattern: /cookiebot/i },
  { name: 'OneTrust', kind: 'consent', pattern: /onetrust|cookielaw\.org|optanon/i },
  { name: 'tarteaucitron', kind: 'consent', pattern: /tarteaucitron/i },
  { name: 'iubenda', kind: 'consent', pattern: /iubenda\.com|_iub\.csConfiguration/i },
  { name: 'Usercentrics', kind: 'consent', pattern: /usercentrics/i },
  { name: 'Sirdata', kind: 'consent', pattern: /sirdata|consentframework/i },
  { name: 'Quantcast Choice', kind: 'consent', pattern: /quantcast\.mgr|cmp\.quantcast|inmobi\.com\/choice/i },
  { name: 'Commanders Act', kind: 'consent', pattern: /trustcommander|commander1\.com/i },
  { name: 'CookieYes', kind: 'consent', pattern: /cookieyes/i },
  { name: 'Complianz', kind: 'consent', pattern: /complianz/i },
  { name: 'Klaro', kind: 'consent', pattern: /klaro/i },
  { name: 'Osano', kind: 'consent', pattern: /cmp\.osano\.com/i },
  { name: 'Termly', kind: 'consent', pattern: /app\.termly\.io/i },
  { name: 'CookieFirst', kind: 'consent', pattern: /cookiefirst/i },
  { name: 'Consentmanager', kind: 'consent', pattern: /consentmanager\.net/i },
  { name: 'Orejime', kind: 'consent', pattern: /orejime/i },
  { name: 'Osano Cookie Consent', kind: 'consent', pattern: /cookieconsent(?:\.min)?\.js/i },
];
/** A script of the site's own: its name tells what it does. */
const ownConsent =
  /(?:^|\/)[\w.-]*(?:consent|consentement|cookie-?(?:banner|bar|notice|bandeau)|rgpd|gdpr)[\w.-]*\.m?js(?:\?|$)/i;
/** Nearly all scripts have none of these. */
const hint =
  /facebook|fbq|meta|google|gtag|AW-|G-|UA-|tiktok|ttq|licdn|linkedin|pin|sc-static|snaptr|twitter|twq|bing|clarity|hotjar|hjid|criteo|taboola|outbrain|hs-|matomo|piwik|_paq|plausible|segment|axept|didomi|cookie|onetrust|optanon|tarteaucitron|iub|usercentrics|sirdata|consent|quantcast|inmobi|commander|complianz|klaro|osano|termly|orejime/i;

/** Who is called by the address of a resource or by the words of a script. */
export function trackersIn(source: string, at: number, waits: boolean): Tracker[] {
  if (!hint.test(source)) return [];
  return known.filter(({ pattern }) => pattern.test(source)).map(({ name, kind }) => ({ name, kind, at, waits }));
}

export function ownConsentIn(src: string, at: number): Tracker[] {
  return ownConsent.test(src) ? [{ name: 'un bandeau du site', kind: 'consent', at, waits: false }] : [];
}

/** Google's tags told to wait: they send nothing that identifies before a choice. */
export const saysConsentMode = (script: string): boolean => /['"]consent['"]\s*,\s*['"]default['"]/.test(script);
