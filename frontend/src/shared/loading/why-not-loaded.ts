/** The file of a screen did not come. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded';
}

/** `offline`: the server cannot be reached. `outdated`: a newer release stands there. `unknown`: neither. */
export type WhyNotLoaded = 'offline' | 'outdated' | 'unknown';

/** The scripts a page begins with; their names change with every release. */
const scriptsOf = (page: Document): string[] =>
  [...page.querySelectorAll('script[type=module][src]')].map((script) => script.getAttribute('src') ?? '');

/** Asks the server which release it serves now, and compares it with the one that runs here. */
export const whyNotLoaded = async (): Promise<WhyNotLoaded> => {
  const page = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (page === null || !page.ok) return 'offline';
  const served = scriptsOf(new DOMParser().parseFromString(await page.text(), 'text/html'));
  return scriptsOf(document).every((script) => served.includes(script)) ? 'unknown' : 'outdated';
};
