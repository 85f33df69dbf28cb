/** What is cited to a client: the norm, the article and the official page on which they stand. */
import { officialAddress } from '../../words/norm-addresses.ts';
import { LOCAL_ADDRESSES } from './local-addresses.ts';
import { type Quoted, quotedIn } from './quotation.ts';

export interface Citation {
  /** 'EC 103/2019', 'CF/88 (redação da EC 20/1998)', 'LC 1.354/2020 de São Paulo'. */
  readonly norm: string;
  /** 'art. 15, I, II e § 1º'; null where the whole norm or a decision is cited. */
  readonly article: string | null;
  /** Of the body that keeps or published the norm; null where none is known here. */
  readonly address: string | null;
}

/** `place`: 'sp', 'joinville-sc'; null for what binds everybody. */
export const citationOf = (quoted: Quoted, place: string | null): Citation => {
  const norm = quoted.wording === null ? quoted.norm : `${quoted.norm} (${quoted.wording})`;
  const address = LOCAL_ADDRESSES[place ?? '']?.[quoted.norm] ?? officialAddress(norm, quoted.number);
  return { norm, article: quoted.article, address };
};

/** The articles of a quotation, each once. */
export const citationsIn = (quotation: string, place: string | null): readonly Citation[] =>
  quotedIn(quotation).map((quoted) => citationOf(quoted, place));
