import { z } from 'zod';

const address = z.string().nullable();

/** A video lesson elsewhere. */
export const video = z.strictObject({
  title: z.string().min(1).max(200),
  address: z.url({ protocol: /^https?$/ }),
  /** 'mm:ss' or 'h:mm:ss'. */
  length: z.string().regex(/^(\d+:[0-5]\d|[0-5]?\d):[0-5]\d$/),
});
export type Video = z.infer<typeof video>;

/** Who sells: what Decreto 7.962/2013, art. 2, I and II wants in sight wherever something is offered. */
export const seller = z.strictObject({
  name: z.string(),
  /** CPF or CNPJ without its mask. */
  document: z.string(),
  /** Where they are. */
  address: z.string(),
  email: z.string(),
});
export type Seller = z.infer<typeof seller>;

/** Settings that screens need before sign-in: external addresses. */
export const settingsAnswer = z.strictObject({
  /** Whether payments go to the built-in simulator: no money moves. */
  simulatedPayments: z.boolean(),
  /** Whether nothing is sold: a setting that a sale needs is missing. */
  salesClosed: z.boolean(),
  /** `SELLER_*`; null: not all of them are set. */
  seller: seller.nullable(),
  videos: z.strictObject({
    /** `WELCOME_VIDEO` */
    welcome: video.nullable(),
    /** `VIDEOS` */
    lessons: z.array(video),
  }),
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

/** Which release answers, 'major.minor.patch'. */
export const versionAnswer = z.strictObject({ version: z.string().regex(/^\d+\.\d+\.\d+$/) });
