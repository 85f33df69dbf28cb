/** A 400 of the provider, with its sentence. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** A 404 of the provider. */
export class Missing extends Error {
  override readonly name = 'Missing';
}
