/** What was read of a norm or a table, when, by whom and where: the freshness of a figure is data. */

export interface Page {
  /** In Portuguese, as the lists of sources show it. */
  readonly title: string;
  readonly address: string;
}

export interface Read {
  /**
   * `text`: the norm itself, or the published table; `summary`: only what others write of it (a guide, the press, a
   * calculator); `memory`: put down from memory, the pages tell no more than that the norm exists.
   */
  readonly extent: 'text' | 'summary' | 'memory';
  /** The day whose state was read: that of the archived copy where a copy was read. Never the day of writing it down. `YYYY-MM-DD`. */
  readonly on: string;
  /** A role, never a name. */
  readonly by: 'equipe' | 'advogado';
  readonly pages: readonly Page[];
}

/** The day on which the norm itself was last read; null where it was not. */
export const checkedOn = ({ extent, on }: Read): string | null => (extent === 'text' ? on : null);
