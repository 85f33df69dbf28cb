/** The target holds something else where an event of the source should stand: it is another installation's. */
export class TargetDiffers extends Error {
  override readonly name = 'TargetDiffers';
  constructor(
    /** From 1, counted through the whole log. */
    readonly event: number,
    reason: string,
  ) {
    super(`The target is no copy of the source: event ${event} ${reason}`);
  }
}

/** The target holds another key for the same person. */
export class KeyDiffers extends Error {
  override readonly name = 'KeyDiffers';
  constructor(readonly owner: string) {
    super(`The target has another key for ${owner}`);
  }
}

/** A line of an exported file that is not as it was written; nothing of the file has been taken over. */
export class DamagedLine extends Error {
  override readonly name = 'DamagedLine';
  constructor(
    readonly file: string,
    /** From 1. */
    readonly line: number,
    reason: string,
  ) {
    super(`Line ${line} of ${file} is damaged: ${reason}`);
  }
}
