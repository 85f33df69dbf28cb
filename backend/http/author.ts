import type { UserDocument } from '../../projections/users/schema.ts';

interface Author {
  readonly id: string;
  readonly name: string;
}

const program: Author = { id: 'genial', name: 'Genial' };
const REMOVED_USER = 'Usuário removido';

/** Who made an entry in a history. `by`: a user's id, or null for the program itself. */
export const authorOf = (by: string | null, users: ReadonlyMap<string, UserDocument>): Author =>
  by === null ? program : { id: by, name: users.get(by)?.profile.name ?? REMOVED_USER };
