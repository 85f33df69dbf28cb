import { createHash } from 'node:crypto';
import { networkOf } from './network.ts';

const browsers: readonly (readonly [name: string, is: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*Safari\//],
];

const systems: readonly (readonly [name: string, is: RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** A browser as people name it, from its `User-Agent`: 'Firefox no Windows'. */
export const deviceInWords = (userAgent: string): string => {
  const named = (names: typeof browsers): string | undefined => names.find(([, is]) => is.test(userAgent))?.[0];
  const browser = named(browsers);
  const system = named(systems);
  if (browser === undefined) return system === undefined ? 'Outro programa' : `Outro programa no ${system}`;
  return system === undefined ? browser : `${browser} no ${system}`;
};

interface Caller {
  /** The id that the browser keeps, if it sends one. */
  readonly device: string | undefined;
  readonly userAgent: string;
  readonly address: string;
}

/** What is recorded of the device that a session begins on. */
export const deviceOf = (caller: Caller) => ({
  deviceHash: deviceHash(caller),
  device: deviceInWords(caller.userAgent),
  address: caller.address,
});

/** What recognises a device: the id that it keeps, or else its program and its network. */
export const deviceHash = ({ device, userAgent, address }: Caller): string =>
  createHash('sha256')
    .update(device === undefined ? `at ${networkOf(address)} ${userAgent}` : `kept ${device}`)
    .digest('hex');
