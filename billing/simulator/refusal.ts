/** A 400 of the provider, with its sentence and its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    sentence: string,
    readonly code = 'invalid_action',
  ) {
    super(sentence);
  }
}

/** A 403 of the provider. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

/** A 404 of the provider. */
export class Missing extends Error {
  override readonly name = 'Missing';
}
