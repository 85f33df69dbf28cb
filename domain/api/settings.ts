import { z } from 'zod';

const address = z.string().nullable();

/** Settings that screens need before sign-in: external addresses. */
export const settingsAnswer = z.strictObject({
  links: z.strictObject({
    /** `LINK_TRAINING` */
    training: address,
    /** `LINK_COMMUNITY_REGISTERED`: for users who signed up themselves, after their trial. */
    communityRegistered: address,
    /** `LINK_COMMUNITY_CREATED`: for users created by an administrator. */
    communityCreated: address,
    /** `LINK_SUPPORT` */
    support: address,
    /** `LINK_GUIDE` */
    guide: address,
  }),
});
export type Settings = z.infer<typeof settingsAnswer>;
