import type { Settings } from '../../../../domain/api/settings.ts';

/** Settings for tests: an installation without addresses, videos or a simulator. */
export const aSettings = (changes: Partial<Settings> = {}): Settings => ({
  simulatedPayments: false,
  salesClosed: false,
  seller: null,
  videos: { welcome: null, lessons: [] },
  links: { training: null, communityRegistered: null, communityCreated: null, support: null, guide: null },
  ...changes,
});
