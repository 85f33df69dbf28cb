import { z } from 'zod';

const address = z.string().nullable();

/** What an installation decides and the screens need to know before sign-in: addresses outside the program. */
export const settingsAnswer = z.strictObject({
  links: z.strictObject({
    /** `LINK_TRAINING` */
    training: address,
    /** `LINK_COMMUNITY_REGISTERED`: for users who signed up themselves, after their trial. */
    communityRegistered: address,
    /** `LINK_COMMUNITY_CREATED`: for users whom an administrator made. */
    communityCreated: address,
    /** `LINK_SUPPORT` */
    support: address,
    /** `LINK_GUIDE` */
    guide: address,
  }),
});
export type Settings = z.infer<typeof settingsAnswer>;
